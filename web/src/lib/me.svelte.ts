/** Who sits before this browser. A guest gets a name when one is needed, without being asked. */
import { ask, Fault, get, post } from './http';
import type { Me } from './types';
import { t } from './words.svelte';

class Person {
  me = $state<Me | null>(null);

  async begin(): Promise<void> {
    try {
      this.me = await get<Me | null>('/me');
    } catch (error) {
      if (!(error instanceof Fault)) throw error; // without a name one can still look around
    }
  }

  /** Before the first thing that needs a name. */
  async ready(): Promise<Me> {
    if (this.me) return this.me;
    const number = 1000 + Math.floor(Math.random() * 9000);
    return this.#welcome(await post('/me', { name: t('web-guest-name', { number: String(number) }) }));
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await ask<Me>('PATCH', '/me', { name });
    else this.#welcome(await post('/me', { name }));
  }

  async setPassword(password: string, old: string): Promise<void> {
    this.#welcome(await post('/me/password', { password, old }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#welcome(await post('/me/session', { name, password }));
  }

  async logOut(): Promise<void> {
    await ask('DELETE', '/me/session');
    this.me = null;
  }

  #welcome(welcome: { me: Me }): Me {
    this.me = welcome.me;
    return welcome.me;
  }
}

export const person = new Person();
