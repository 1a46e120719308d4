/** The review of a finished game: requested once, then polled until it is done. */
import { Fault, get, post } from '../../lib/http';
import { person } from '../../lib/me.svelte';
import type { Reviewed } from '../../lib/types';

const PAUSE = 1500; // milliseconds between polls

export class Review {
  found = $state.raw<Reviewed | null>(null);
  /** Why the review was refused, in words. */
  refused = $state('');
  #timer = 0;
  #closed = false;
  readonly #path: string;

  /** `begins`: request it if nobody has. */
  constructor(table: string, begins: boolean) {
    this.#path = `/tables/${table}/review`;
    void this.#ask(() => get<Reviewed>(this.#path)).then(() => {
      if (begins && this.found?.state === 'none' && !this.#closed) this.begin();
    });
  }

  begin(): void {
    void this.#ask(async () => {
      await person.ready();
      return post<Reviewed>(this.#path);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Reviewed>): Promise<void> {
    try {
      this.found = await question();
      this.refused = '';
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      this.refused = fault.spoken.text ?? '';
    }
    if (this.found?.state === 'running' && !this.#closed)
      this.#timer = setTimeout(() => void this.#ask(() => get<Reviewed>(this.#path)), PAUSE);
  }
}
