/** Pages by address: links are real links, and the back button works. */

class Routing {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(href: string, replace = false): void {
    if (replace || href === location.pathname + location.search + location.hash) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    this.#read();
    if (!new URL(href, location.href).hash) scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

/** Decode an address; a malformed one stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const routing = new Routing();
export const go = (href: string, replace = false): void => routing.go(href, replace);

/** For the whole page: a plain click on one of our links changes the page without a reload. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.hash && url.pathname === location.pathname) return; // within the same page
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}

export const paths = {
  lobby: '/',
  mine: '/mine',
  me: '/me',
  about: '/about',
  /** `asked`: the number of players, and options of the game. */
  newTable: (game: string, pack = '', asked: Record<string, string> = {}) => {
    const query = new URLSearchParams(asked).toString();
    return (pack ? `/new/${game}/${pack}` : `/new/${game}`) + (query && `?${query}`);
  },
  packs: '/packs',
  pack: (pack: string) => `/packs/${pack}`,
  workshop: (id: string, part = '', way: '' | 'form' | 'drawing' = '') =>
    part ? `/workshop/${id}?part=${part}${way && `&as=${way}`}` : `/workshop/${id}`,
  comparing: (id: string, pack: string) => `/workshop/${id}?compare=${pack}`,
  trying: (id: string) => `/workshop/${id}?try`,
  table: (id: string) => `/table/${id}`,
  replay: (id: string) => `/table/${id}/replay`,
  /** The review, begun if it was not. */
  review: (id: string) => `/table/${id}/replay?panel=review&begin=yes`,
  join: (code: string) => `/join/${code}`,
  rules: (game: string, number = '') => (number ? `/rules/${game}/${number}` : `/rules/${game}`),
  learn: (game: string) => `/learn/${game}`,
  lesson: (game: string, lesson: string) => `/learn/${game}/${lesson}`,
  puzzles: (game = '') => (game ? `/puzzles/${game}` : '/puzzles'),
  puzzle: (game: string, puzzle: string) => `/puzzles/${game}/${puzzle}`,
  progress: '/progress',
  reference: (game: string) => `/reference/${game}`,
};
