/** Requests to the server. Refusals are thrown as a Fault, in the reader's language. */
import type { Spoken } from './types';
import { t, words } from './words.svelte';

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly spoken: Spoken,
  ) {
    super(spoken.key);
  }

  get key(): string {
    return this.spoken.key;
  }
}

/** Translated when read: the first request may fail before the texts are loaded. */
const UNREACHABLE: Spoken = {
  key: 'web-unreachable',
  args: {},
  get text() {
    return t('web-unreachable');
  },
};
const TOKEN = 'rulewright-csrf';

export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': words.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET') headers['x-csrftoken'] = await csrf();
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
    text = await answer.text();
    if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  } catch {
    throw new Fault(0, UNREACHABLE); // no answer, or an answer from something other than our server
  }
  throw new Fault(answer.status, refusal(text));
}

/** Upload a file unchanged. */
export async function upload<T>(path: string, file: Blob): Promise<T> {
  const headers = {
    'Accept-Language': words.language,
    'Content-Type': 'application/octet-stream',
    'x-csrftoken': await csrf(),
  };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, { method: 'POST', headers, body: file });
    text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
  } catch {
    throw new Fault(0, UNREACHABLE);
  }
  throw new Fault(answer.status, refusal(text));
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>('GET', path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body ?? {});

/** A proxy between us and the server may answer in its place. */
function refusal(text: string): Spoken {
  try {
    const { error } = JSON.parse(text) as { error?: Spoken };
    if (error?.key) return error;
  } catch {
    // not from our server
  }
  return UNREACHABLE;
}

/** Any GET sets the cookie that proves that a page of this site is asking. */
async function csrf(): Promise<string> {
  const read = () =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${TOKEN}=`))
      ?.slice(TOKEN.length + 1);
  if (!read()) await fetch('/api/languages').catch(() => undefined);
  return read() ?? '';
}
