/** The socket to a table: it reconnects automatically, and pairs answers with requests. */
import type { FromClient, FromServer, Hello, Problem } from '../lib/messages';
import { retryDelay } from '../lib/retry';

export type LinkState = 'connecting' | 'open' | 'lost' | 'gone' | 'damaged';

type Request = Exclude<FromClient, Hello>;
/** A request without its number, which the link adds. */
export type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
export type Answer = Exclude<FromServer, { type: 'update' | 'chat' | 'seated' | 'thinking' }>;

/** What a table needs from the other end. */
export type Connection = Pick<Link, 'ask' | 'greet' | 'hurry' | 'close'>;

export interface Handlers {
  hello: () => Hello;
  message: (message: FromServer) => void;
  state: (state: LinkState) => void;
}

/** No answer came: the connection was lost. */
const CUT: Problem = { type: 'problem', id: 0, code: 'failed', message: '', reasons: [] };
const NOT_FOUND = 4404;
const DAMAGED = 4410;

export class Link {
  private socket: WebSocket | undefined;
  private waiting = new Map<number, (answer: Answer) => void>();
  private next = 1;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly wake = () => {
    if (!document.hidden && !this.socket && !this.closed) this.connect();
  };

  /** A page that the browser freezes disconnects: it could not tell the player whose turn it is. */
  private readonly rest = () => {
    this.asleep = true;
    this.socket?.close();
  };
  private readonly rise = () => this.hurry();
  private asleep = false;

  constructor(
    private readonly table: string,
    private readonly handlers: Handlers,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    document.addEventListener('freeze', this.rest);
    document.addEventListener('resume', this.rise);
    this.connect();
  }

  /**
   * Send a request; the answer may be a Problem. Nothing is ever sent twice: after a lost connection, the next
   * Update shows whether it was done. `sent` receives the number of the request.
   */
  ask(wish: Wish, sent?: (id: number) => void): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve(CUT);
    const id = this.next++;
    sent?.(id);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  /** Say hello again, with another language or more tokens. */
  greet(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(this.handlers.hello()));
    }
  }

  /** Reconnect now instead of waiting. */
  hurry(): void {
    if (!this.socket && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    document.removeEventListener('freeze', this.rest);
    document.removeEventListener('resume', this.rise);
    clearTimeout(this.timer);
    this.socket?.close();
    this.giveUpWaiting();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.asleep = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => this.greet());
    socket.addEventListener('message', (event) => {
      if (socket === this.socket) this.receive(String(event.data));
    });
    socket.addEventListener('close', (event) => {
      if (socket === this.socket) this.lost(event.code);
    });
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'update') {
      this.attempt = 0;
      this.handlers.state('open');
    } else if (message.type !== 'chat' && message.type !== 'seated' && message.type !== 'thinking') {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.handlers.message(message);
  }

  private lost(code: number): void {
    this.socket = undefined;
    this.giveUpWaiting();
    if (this.closed) return;
    if (code === NOT_FOUND || code === DAMAGED) {
      this.closed = true;
      this.handlers.state(code === DAMAGED ? 'damaged' : 'gone');
      return;
    }
    this.handlers.state('lost');
    if (this.asleep) return;
    this.timer = setTimeout(() => this.connect(), retryDelay(this.attempt++));
  }

  private giveUpWaiting(): void {
    for (const resolve of this.waiting.values()) resolve(CUT);
    this.waiting.clear();
  }
}
