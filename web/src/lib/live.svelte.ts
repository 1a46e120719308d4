/** The WebSocket of a table: it reconnects by itself, and resends what was not answered. */
import { Fault } from './http';
import { person } from './me.svelte';
import type { Chat, Described, Spoken, Update, WhyNot } from './types';
import { t } from './words.svelte';

/** `silent`: the server has not answered for a moment; requests are kept. */
export type Connection = 'connecting' | 'live' | 'silent' | 'offline' | 'refused';

const REFUSED = 4000; // the server sends the reason before it closes
const LOGGED_OUT = 4001; // our session has ended
const OTHER_TAB = 1000; // milliseconds; if another tab sets a new password, our cookie is about to be replaced
const WAITS = [300, 1000, 2000, 5000, 10000]; // milliseconds between attempts
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // milliseconds until a silent connection is dropped
const MOMENT = 1_500; // milliseconds without an answer until it counts as silent

interface Answer {
  type: 'update' | 'fault' | 'why' | 'described' | 'threats' | 'here' | 'chat' | 'pong';
  ref?: number;
  error?: Spoken;
  seats?: number[];
}

interface Waiting {
  message: Record<string, unknown>;
  again: boolean;
  resolve: (answer: unknown) => void;
  reject: (fault: Fault) => void;
}

export interface Listener {
  updated(update: Update): void;
  here(seats: number[]): void;
  talked(chat: Chat): void;
  refused(fault: Fault): void;
}

export class Live {
  connection = $state<Connection>('connecting');
  /** When the next attempt will be made. */
  retryAt = $state(0);

  #socket: WebSocket | null = null;
  #since = 0;
  #attempt = 0;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #timer = 0;
  #heartbeat = 0;
  #doubt = 0;
  /** Since when an answer is overdue. */
  #asked = 0;
  #heard = 0;
  #closed = false;
  #ended: Fault | null = null;

  constructor(
    private readonly table: string,
    private readonly eyes: number | null,
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#now);
    addEventListener('offline', this.#probe);
    document.addEventListener('visibilitychange', this.#now);
  }

  // ------------------------------------------------------------- up
  do(seq: number, action: string): Promise<unknown> {
    return this.#ask({ type: 'do', seq, action });
  }

  undo(seq: number): Promise<unknown> {
    return this.#ask({ type: 'undo', seq });
  }

  why(action: string): Promise<WhyNot> {
    return this.#ask({ type: 'why', action }) as Promise<WhyNot>;
  }

  async describe(): Promise<Described[]> {
    const { actions } = (await this.#ask({ type: 'describe' })) as { actions?: Described[] };
    return actions ?? [];
  }

  /** What others could do next to this seat's pieces, as the game computes it; empty for games that do not. */
  async threats(): Promise<unknown[]> {
    const { threats } = (await this.#ask({ type: 'threats' })) as { threats?: unknown[] };
    return threats ?? [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#doubt);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#probe);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #ask(message: Record<string, unknown>): Promise<unknown> {
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { message: { ...message, ref }, again: false, resolve, reject });
      if (this.connection === 'live' || this.connection === 'silent') this.#send({ ...message, ref });
    });
  }

  /** Every message is answered in a moment, or the page says that it was not. */
  #send(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
    if (this.#doubt) return;
    if (this.connection === 'live') this.#asked = Date.now();
    this.#doubt = setTimeout(() => {
      this.#doubt = 0;
      if (this.connection === 'live') this.connection = 'silent';
    }, MOMENT);
  }

  #sure(): void {
    clearTimeout(this.#doubt);
    this.#doubt = 0;
    if (this.connection === 'silent') this.connection = 'live';
  }

  /** The browser reports that there is no network; but a server on this machine still answers. */
  #probe = (): void => {
    if (this.connection === 'live') this.#send({ type: 'ping' });
  };

  // ------------------------------------------------------------- the connection
  #open(): void {
    clearTimeout(this.#timer);
    this.connection = 'connecting';
    const url = new URL(`/api/tables/${this.table}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('since', String(this.#since));
    url.searchParams.set('language', this.language);
    if (this.eyes !== null) url.searchParams.set('eyes', String(this.eyes));
    const socket = (this.#socket = new WebSocket(url));
    this.#ended = null;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Answer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(socket), PATIENCE / 2);
  }

  /** A half-dead connection is as good as none. */
  #beat(socket: WebSocket): void {
    const silent = Date.now() - Math.max(this.#heard, this.connection === 'silent' ? this.#asked : 0);
    const patience = this.connection === 'live' ? PING_EVERY + PATIENCE : PATIENCE;
    if (silent > patience) {
      socket.close();
      if (socket === this.#socket) this.#lost(0);
    } else if ((silent > PING_EVERY || this.connection === 'silent') && socket.readyState === WebSocket.OPEN) {
      this.#send({ type: 'ping' });
    }
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    this.#sure();
    this.#socket = null;
    if (this.#closed || this.connection === 'refused') return;
    if (code === REFUSED) {
      this.connection = 'refused';
      return;
    }
    this.connection = 'offline';
    if (code === LOGGED_OUT && this.#ended) {
      this.#timer = setTimeout(() => void this.#stillHere(person.me?.id, this.#ended!), OTHER_TAB);
      return;
    }
    const wait = WAITS[Math.min(this.#attempt, WAITS.length - 1)]!;
    this.#attempt += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Continue if the reader is still the same person; never continue as somebody else without saying so. */
  async #stillHere(before: string | undefined, fault: Fault): Promise<void> {
    await person.begin();
    if (this.#closed) return;
    if (person.me && person.me.id === before) {
      this.#open();
      return;
    }
    this.connection = 'refused';
    this.listener.refused(fault);
  }

  /** The network is back, or the reader returns to the page. */
  #now = (): void => {
    if (!document.hidden && this.connection === 'offline' && !this.#closed && !this.#ended) this.#open();
  };

  // ------------------------------------------------------------- down
  #hear(answer: Answer): void {
    this.#heard = Date.now();
    this.#sure();
    if (answer.type === 'update') this.#update(answer as unknown as Update);
    else if (answer.type === 'here') this.listener.here(answer.seats ?? []);
    else if (answer.type === 'chat') this.listener.talked(answer as unknown as Chat);
    else if (answer.type === 'fault') this.#fault(answer);
    else if (answer.ref !== undefined) this.#settle(answer.ref)?.resolve(answer);
  }

  #update(update: Update): void {
    const unsent = this.connection === 'live' ? [] : [...this.#waiting.keys()];
    this.#since = update.seq;
    this.connection = 'live';
    this.#attempt = 0;
    this.listener.updated(update);
    for (const [ref, { message, resolve }] of this.#waiting) {
      const done = 'seq' in message && (message.seq as number) < update.seq && madeIn(update, message);
      if (done) {
        this.#waiting.delete(ref);
        resolve(update);
      }
    }
    this.#sendAgain(unsent);
  }

  /** A move is never made twice: if it was made already, the server calls it stale. */
  #sendAgain(refs: number[]): void {
    for (const waiting of refs.flatMap((ref) => this.#waiting.get(ref) ?? [])) {
      waiting.again = true;
      this.#send(waiting.message);
    }
  }

  #fault(answer: Answer): void {
    const fault = new Fault(409, answer.error ?? { key: 'web-unreachable', args: {}, text: t('web-unreachable') });
    const waiting = answer.ref === undefined ? undefined : this.#settle(answer.ref);
    if (waiting?.again && fault.key === 'server-stale') waiting.resolve(undefined);
    else if (waiting) waiting.reject(fault);
    else if (fault.key === 'server-logged-out') this.#ended = fault;
    else this.listener.refused(fault);
  }

  #settle(ref: number): Waiting | undefined {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    return waiting;
  }
}

/** Whether what was requested is among what has happened. */
function madeIn(update: Update, message: Record<string, unknown>): boolean {
  const { type, action } = message as { type: string; action?: string };
  return update.log.some((entry) => entry.kind === type && (type !== 'do' || entry.do === action));
}
