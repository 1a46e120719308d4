/** A photo of the board under the outlines. It is kept in this browser's database, and no request ever contains it. */

const DATABASE = 'rulewright-photos';
const STORE = 'photos';

export interface Placed {
  x: number;
  y: number;
  /** Map units per pixel of the photo. */
  scale: number;
  /** Degrees. */
  turn: number;
  strength: number;
}
interface Kept {
  file: Blob;
  placed: Placed;
}

export class Photo {
  url = $state('');
  placed = $state.raw<Placed>({ x: 500, y: 500, scale: 1, turn: 0, strength: 0.5 });
  width = $state(0);
  height = $state(0);
  /** The file is not a picture. */
  failed = $state(false);
  #file: Blob | null = null;

  constructor(readonly name: string) {
    void kept(name).then((found) => found && this.#show(found.file, found.placed));
  }

  /** Scale it to the size of the planet. */
  async take(file: Blob): Promise<void> {
    await this.#show(file, null);
    this.#keep();
  }

  async #show(file: Blob, placed: Placed | null): Promise<void> {
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
    } catch {
      URL.revokeObjectURL(url);
      this.failed = true;
      return;
    }
    this.close();
    [this.width, this.height, this.failed] = [image.naturalWidth, image.naturalHeight, false];
    const scale = 850 / Math.max(1, Math.min(this.width, this.height));
    this.placed = placed ?? { ...this.placed, x: 500, y: 500, turn: 0, scale };
    [this.#file, this.url] = [file, url];
  }

  place(placed: Partial<Placed>): void {
    this.placed = { ...this.placed, ...placed };
    this.#keep();
  }

  remove(): void {
    this.close();
    void keep(this.name, null);
  }

  /** Call when the page is closed. */
  close(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    [this.url, this.#file] = ['', null];
  }

  #keep(): void {
    if (this.#file) void keep(this.name, { file: this.#file, placed: this.placed });
  }
}

// ------------------------------------------------------------- the browser's database
function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error(asked.error?.message));
  });
}

/** Some browsers store nothing in private windows: then the photo lasts until the page is left. */
async function asked<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await database();
    return await new Promise<T>((resolve, reject) => {
      const request = ask(opened.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  } catch {
    return undefined;
  }
}

const kept = (name: string) => asked('readonly', (store) => store.get(name) as IDBRequest<Kept | undefined>);
const keep = (name: string, value: Kept | null): Promise<unknown> =>
  value ? asked('readwrite', (store) => store.put(value, name)) : asked('readwrite', (store) => store.delete(name));
