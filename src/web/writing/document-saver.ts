import { ApiError } from '../api-error.ts';

interface Revised {
  readonly revision: number;
}

export interface SaverParts<Doc extends Revised, Edit> {
  /** The document as the server last gave it. */
  readonly current: () => Doc;
  readonly send: (edit: Edit, revision: number) => Promise<Doc>;
  readonly reload: () => Promise<Doc>;
  /** Both as one, where the first has not been sent yet; undefined where they must stay apart. */
  readonly merge: (last: Edit | undefined, next: Edit) => Edit | undefined;
  /**
   * The edit upon what another device has written meanwhile. It is not whole where it writes over some of that;
   * undefined takes it back, and whatever was to follow it. It may wait for the person to say.
   */
  readonly rebase: (
    edit: Edit,
    before: Doc,
    fresh: Doc,
  ) => Rebased<Edit> | undefined | Promise<Rebased<Edit> | undefined>;
  /** Whether more of the same is likely to follow at once. */
  readonly isTyped: (edit: Edit) => boolean;
  readonly onSaved: (document: Doc) => void;
  /** The server would not have it: the edit is taken back, and the person is told why. */
  readonly onRefused: (error: unknown) => void;
  /** It was kept over something that another device wrote meanwhile in the same place. */
  readonly onOverwritten: () => void;
  readonly pauseMs?: number;
  readonly tryAgainMs?: number;
}

interface Rebased<Edit> {
  readonly edit: Edit;
  readonly isWhole: boolean;
}

/** `waiting`: the server could not be reached, and is tried again. */
export type SaveStatus = 'saved' | 'saving' | 'waiting';

export interface SaverState<Doc, Edit> {
  /** What the server does not have yet, in order. */
  readonly edits: readonly Edit[];
  readonly status: SaveStatus;
  /** What the server made of the last edit; it's there in the moment in which that edit goes. */
  readonly saved?: Doc | undefined;
}

const maxConflicts = 3;
const maxWaitMs = 30_000;

/** Sends edits one after another, so that each is made from what the one before has led to, and loses none. */
export class DocumentSaver<Doc extends Revised, Edit> {
  readonly #parts: SaverParts<Doc, Edit>;
  readonly #listeners = new Set<() => void>();
  #state: SaverState<Doc, Edit> = { edits: [], status: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #waitMs: number;

  constructor(parts: SaverParts<Doc, Edit>) {
    this.#parts = parts;
    this.#waitMs = this.#tryAgainMs;
  }

  readonly state = (): SaverState<Doc, Edit> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(edit: Edit): void {
    const { edits, status } = this.#state;
    // The first one may be on its way already; whatever comes after it can still be drawn together.
    const last = edits.length > (this.#sending ? 1 : 0) ? edits.at(-1) : undefined;
    const merged = this.#parts.merge(last, edit);
    this.#set({
      edits: merged ? [...edits.slice(0, -1), merged] : [...edits, edit],
      status: status === 'waiting' ? 'waiting' : 'saving',
    });
    if (!this.#sending) this.#wake(this.#parts.isTyped(edit) ? (this.#parts.pauseMs ?? 600) : 0);
  }

  /** Sends what there is without a pause; ends when all is kept, or when it has to wait. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let edit = this.#state.edits[0]; edit; edit = this.#state.edits[0]) {
      this.#set({ status: 'saving' });
      let { saved } = this.#state;
      try {
        const kept = await this.#sendOne(edit);
        if (!kept) return this.#set({ edits: [], status: 'saved' });
        saved = kept;
        this.#waitMs = this.#tryAgainMs;
      } catch (error) {
        if (isPassing(error)) return this.#wait();
        this.#parts.onRefused(error);
      }
      this.#set({ edits: this.#state.edits.slice(1), saved });
    }
    this.#set({ status: 'saved' });
  }

  /** Undefined when the person has taken it back. */
  async #sendOne(wanted: Edit): Promise<Doc | undefined> {
    const { current, send, reload, rebase, onSaved, onOverwritten } = this.#parts;
    let edit = wanted;
    for (let conflicts = 0; ; conflicts += 1) {
      const before = current();
      try {
        const saved = await send(edit, before.revision);
        onSaved(saved);
        return saved;
      } catch (error) {
        if (!isConflict(error) || conflicts === maxConflicts) throw error;
        const rebased = await rebase(edit, before, await reload());
        if (!rebased) return undefined;
        edit = rebased.edit;
        if (!rebased.isWhole) onOverwritten();
      }
    }
  }

  #wait(): void {
    this.#set({ status: 'waiting' });
    this.#wake(this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, maxWaitMs);
  }

  #wake(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #set(next: Partial<SaverState<Doc, Edit>>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  get #tryAgainMs(): number {
    return this.#parts.tryAgainMs ?? 2000;
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/** Worth another try by itself: no answer, or a server in trouble. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
