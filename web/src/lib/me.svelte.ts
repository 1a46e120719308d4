/** The person using this browser. A guest gets a name automatically when one is needed. */
import { ask, Fault, get, post } from './http';
import { learnt } from './learnt.svelte';
import type { Me } from './types';
import { t } from './words.svelte';

const WAITS = [1000, 2000, 5000, 10_000]; // milliseconds between attempts
const TRIES = 5; // attempts to find a guest name that is free

class Person {
  me = $state<Me | null>(null);
  /** Why it is unknown who is using this browser. Until it is known, nobody gets a new name. */
  fault = $state.raw<Fault | null>(null);
  #attempt = 0;
  #timer = 0;

  async begin(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.me = await get<Me | null>('/me');
      learnt.follow(this.me);
      this.fault = null;
      this.#attempt = 0;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error; // without a name one can still look around
      const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)];
      this.#timer = setTimeout(() => void this.begin(), wait);
    }
  }

  /** Asks again if it is unknown; without an answer, does nothing else. */
  async known(): Promise<Me | null> {
    if (this.fault) await this.begin();
    if (this.fault) throw this.fault;
    return this.me;
  }

  /** Call before the first thing that needs a name. */
  async ready(): Promise<Me> {
    for (let left = TRIES; ; left--) {
      const me = await this.known();
      if (me) return me;
      const number = String(1000 + Math.floor(Math.random() * 9000));
      try {
        return this.#welcome(await post('/me', { name: t('web-guest-name', { number }) }));
      } catch (error) {
        if (!(error instanceof Fault) || error.key !== 'server-name-taken' || left === 1) throw error;
      }
    }
  }

  async rename(name: string): Promise<void> {
    if (await this.known()) this.me = await ask<Me>('PATCH', '/me', { name });
    else this.#welcome(await post('/me', { name }));
  }

  async setPassword(password: string, old: string): Promise<void> {
    this.#welcome(await post('/me/password', { password, old }));
  }

  async recover(code: string, password: string): Promise<void> {
    this.#welcome(await post('/me/recovery', { code, password }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#welcome(await post('/me/session', { name, password }));
  }

  async logOut(): Promise<void> {
    await learnt.send();
    await ask('DELETE', '/me/session');
    learnt.leave();
    this.me = null;
  }

  async logOutElsewhere(): Promise<void> {
    this.#welcome(await ask('DELETE', '/me/sessions'));
  }

  /** Permanently. A person with a password has to give it. */
  async forget(password: string): Promise<void> {
    await ask('DELETE', '/me', { password });
    learnt.forget();
    this.me = null;
  }

  #welcome(welcome: { me: Me }): Me {
    this.me = welcome.me;
    learnt.follow(this.me);
    this.fault = null;
    clearTimeout(this.#timer);
    return welcome.me;
  }
}

export const person = new Person();
