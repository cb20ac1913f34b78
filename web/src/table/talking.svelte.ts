/** The chat and pings of a table, and who is muted on this device. */
import type { Chat, Saying, SayPhrase } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { labelled, t } from '../lib/shelf.svelte';
import { change, held } from '../lib/wallet';
import type { Table } from './table.svelte';

type Phrase = SayPhrase['phrase'];
export const PHRASES: Phrase[] = ['hello', 'good_luck', 'good_move', 'thanks', 'sorry', 'wait', 'help', 'careful', 'what_now', 'well_played'];

/** Who can be muted, besides single seats: spectators, everybody. */
export const SPECTATORS = -1;
export const EVERYBODY = -2;

/** Milliseconds for which a ping and a new message are shown. */
const SHOWN = 3000;
const FRESH = 6000;

export class Talking {
  sayings = $state.raw<Saying[]>([]);
  /** The current pings. */
  pings = $state.raw<Saying[]>([]);
  /** The latest messages of others. */
  fresh = $state.raw<Saying[]>([]);
  /** The next click is a ping. */
  pointing = $state(false);
  private read = $state(0);
  muted = $state.raw<number[]>([]);
  /** The seat I speak for; -1: as a spectator. */
  readonly voice = $derived.by(() => (this.table.mine.includes(this.table.seat) ? this.table.seat : (this.table.mine[0] ?? SPECTATORS)));
  readonly maySpeak = $derived.by(() => this.table.mine.length > 0 || (this.table.update?.may_speak ?? false));
  /** The visible messages: none of those who are muted. */
  readonly heard = $derived(this.sayings.filter((one) => !this.silent(one.seat)));
  readonly unread = $derived(this.heard.filter((one) => one.n > this.read && !this.isMine(one)).length);

  constructor(private readonly table: Table) {
    const kept = held(table.id);
    this.read = kept.read;
    this.muted = kept.muted;
  }

  receive(message: Chat): void {
    this.sayings = message.first ? message.sayings : [...this.sayings, ...message.sayings].slice(-500);
    if (message.first) return;
    for (const one of message.sayings) if (!this.silent(one.seat)) this.tell(one);
  }

  private tell(one: Saying): void {
    if (one.point) this.show(one);
    if (this.isMine(one)) return;
    say.speak(labelled(this.nameOf(one), this.words(one)));
    this.fresh = [...this.fresh, one].slice(-3);
    setTimeout(() => (this.fresh = this.fresh.filter((other) => other !== one)), FRESH);
  }

  private show(one: Saying): void {
    this.pings = [...this.pings.filter((other) => other.seat !== one.seat), one];
    setTimeout(() => (this.pings = this.pings.filter((other) => other !== one)), SHOWN);
  }

  isMine(one: Saying): boolean {
    return one.seat >= 0 && this.table.mine.includes(one.seat);
  }

  nameOf(one: Saying): string {
    if (one.seat >= 0) return one.name;
    return one.name ? t('chat.watcher', { name: one.name }) : t('chat.spectator');
  }

  words(one: Saying): string {
    if (one.kind === 'text') return one.text;
    if (one.kind === 'phrase') return t(`phrase.${one.phrase}`);
    return one.text ? t('chat.points_at', { what: one.text }) : t('chat.points_hidden');
  }

  // Listening

  silent(seat: number): boolean {
    return this.muted.includes(EVERYBODY) ? !this.table.mine.includes(seat) : this.muted.includes(seat);
  }

  mute(who: number, quiet: boolean): void {
    this.muted = [...this.muted.filter((one) => one !== who), ...(quiet ? [who] : [])];
    change(this.table.id, (entry) => (entry.muted = this.muted));
  }

  /** Mark all messages as read. */
  markRead(): void {
    const last = this.sayings.at(-1)?.n ?? 0;
    if (last <= this.read) return;
    this.read = last;
    change(this.table.id, (entry) => (entry.read = last));
  }

  // Speaking

  say(text: string): Promise<boolean> {
    return this.send({ type: 'say', seat: this.voice, text });
  }

  phrase(phrase: Phrase): Promise<boolean> {
    return this.send({ type: 'say_phrase', seat: this.voice, phrase });
  }

  ping(point: string): Promise<boolean> {
    return this.send({ type: 'ping', seat: this.voice, point });
  }

  private async send(wish: Parameters<Table['ask']>[0]): Promise<boolean> {
    const answer = await this.table.ask(wish);
    if (answer.type !== 'problem') return true;
    say.note(answer.message || t('link.unsure'), 'bad');
    return false;
  }
}
