/**
 * "It is your turn" notifications: by the browser while the page is in the background, and by Web Push when it is
 * closed. The browser asks for permission only after the user has switched them on.
 */
import { shelf } from './shelf.svelte';
import { load, save } from './storage';

/** What the server needs to reach this browser. */
export interface Reach {
  endpoint: string;
  p256dh: string;
  auth: string;
}

class Notify {
  /** Browsers allow notifications only over https and from this machine. */
  readonly possible = typeof Notification !== 'undefined' && 'serviceWorker' in navigator && isSecureContext;
  private wanted = $state(load('notify', false));
  private permission = $state(this.possible ? Notification.permission : 'denied');
  readonly on = $derived(this.wanted && this.permission === 'granted');
  /** The user has denied permission: it can be changed only in the browser's settings. */
  readonly blocked = $derived(this.permission === 'denied');

  /** Call it only from a click. */
  async turnOn(): Promise<void> {
    this.permission = await Notification.requestPermission();
    this.want(this.permission === 'granted');
    if (this.on) await worker();
  }

  async turnOff(): Promise<void> {
    this.want(false);
    const subscription = await (await worker())?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  }

  private want(value: boolean): void {
    this.wanted = value;
    save('notify', value);
  }

  /** Show a notification now. */
  async show(title: string, body: string, url: string, tag: string): Promise<void> {
    const found = this.on ? await worker() : null;
    await found?.showNotification(title, { body, tag, data: { url } });
  }

  /** Remove a notification that is out of date. */
  async hide(tag: string): Promise<void> {
    const found = this.on ? await worker() : null;
    for (const one of (await found?.getNotifications({ tag })) ?? []) one.close();
  }

  /** How this browser can be reached when the page is closed; null: it cannot. */
  async reach(): Promise<Reach | null> {
    const found = this.on && shelf.push ? await worker() : null;
    if (!found?.pushManager) return null;
    try {
      const key = bytes(shelf.push);
      const old = await found.pushManager.getSubscription();
      // The host may have changed its key.
      if (old && !same(old.options.applicationServerKey, key)) await old.unsubscribe();
      const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = made.toJSON();
      return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
    } catch {
      // No push service: the open page still notifies.
      return null;
    }
  }
}

async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const has = new Uint8Array(one ?? new ArrayBuffer(0));
  return has.length === other.length && has.every((byte, i) => byte === other[i]);
}

export const notify = new Notify();
