/** The socket of a table: it reconnects by itself, and what was sent but not answered is sent again. */
import { Fault } from './http';
import type { Described, Spoken, Update, WhyNot } from './types';
import { t } from './words.svelte';

export type Connection = 'connecting' | 'live' | 'offline' | 'refused';

const REFUSED = 4000; // the server says why before it closes
const WAITS = [300, 1000, 2000, 5000, 10000]; // milliseconds between attempts
const PING_EVERY = 20_000;
const PATIENCE = 8_000; // a silent connection is given up

interface Answer {
  type: 'update' | 'fault' | 'why' | 'described' | 'here' | 'pong';
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
  refused(fault: Fault): void;
}

export class Live {
  connection = $state<Connection>('connecting');
  /** When the next attempt is made. */
  retryAt = $state(0);

  #socket: WebSocket | null = null;
  #since = 0;
  #attempt = 0;
  #ref = 0;
  #waiting = new Map<number, Waiting>();
  #timer = 0;
  #heartbeat = 0;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly eyes: number | null,
    private readonly language: string,
    private readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#now);
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

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  #ask(message: Record<string, unknown>): Promise<unknown> {
    const ref = ++this.#ref;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { message: { ...message, ref }, again: false, resolve, reject });
      if (this.connection === 'live') this.#socket?.send(JSON.stringify({ ...message, ref }));
    });
  }

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

  /** A connection that is only half there is as good as none. */
  #beat(socket: WebSocket): void {
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + PATIENCE || (silent > PATIENCE && this.connection === 'connecting')) {
      socket.close();
      if (socket === this.#socket) this.#lost(0);
    } else if (silent > PING_EVERY && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping' }));
    }
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    this.#socket = null;
    if (this.#closed || this.connection === 'refused') return;
    if (code === REFUSED) {
      this.connection = 'refused';
      return;
    }
    this.connection = 'offline';
    const wait = WAITS[Math.min(this.#attempt, WAITS.length - 1)]!;
    this.#attempt += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** The network is back, or somebody looks again. */
  #now = (): void => {
    if (!document.hidden && this.connection === 'offline' && !this.#closed) this.#open();
  };

  // ------------------------------------------------------------- down
  #hear(answer: Answer): void {
    this.#heard = Date.now();
    if (answer.type === 'update') this.#update(answer as unknown as Update);
    else if (answer.type === 'here') this.listener.here(answer.seats ?? []);
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

  /** A move is never made twice: if it was made before, the server calls it stale. */
  #sendAgain(refs: number[]): void {
    for (const waiting of refs.flatMap((ref) => this.#waiting.get(ref) ?? [])) {
      waiting.again = true;
      this.#socket?.send(JSON.stringify(waiting.message));
    }
  }

  #fault(answer: Answer): void {
    const fault = new Fault(409, answer.error ?? { key: 'web-unreachable', args: {}, text: t('web-unreachable') });
    const waiting = answer.ref === undefined ? undefined : this.#settle(answer.ref);
    if (waiting?.again && fault.key === 'server-stale') waiting.resolve(undefined);
    else if (waiting) waiting.reject(fault);
    else this.listener.refused(fault);
  }

  #settle(ref: number): Waiting | undefined {
    const waiting = this.#waiting.get(ref);
    this.#waiting.delete(ref);
    return waiting;
  }
}

/** Whether what was asked for is among what has happened. */
function madeIn(update: Update, message: Record<string, unknown>): boolean {
  const { type, action } = message as { type: string; action?: string };
  return update.log.some((entry) => entry.kind === type && (type !== 'do' || entry.do === action));
}
