import type { Resume } from '#contract/resume.ts';
import { ApiError } from '../../../api-error.ts';
import { mergedEdit, type ResumeEdit, rebasedEdit } from './resume-edits.ts';

export interface SaverParts {
  /** The resume as the server last gave it. */
  readonly current: () => Resume;
  readonly send: (edit: ResumeEdit, revision: number) => Promise<Resume>;
  readonly reload: () => Promise<Resume>;
  readonly onSaved: (resume: Resume) => void;
  /** The server would not have it: the edit is taken back, and the person is told why. */
  readonly onRefused: (error: unknown) => void;
  /** It was kept over something that another device wrote meanwhile in the same place. */
  readonly onOverwritten: () => void;
  readonly pauseMs?: number;
  readonly tryAgainMs?: number;
}

export interface SaverState {
  /** What the server does not have yet, in order. */
  readonly edits: readonly ResumeEdit[];
  /** `waiting`: it could not be reached, and is tried again. */
  readonly status: 'saved' | 'saving' | 'waiting';
  /** What the server made of the last edit; it's there in the moment in which that edit goes. */
  readonly saved?: Resume | undefined;
}

const mostConflicts = 3;
const longestWaitMs = 30_000;

/** Sends edits one after another, so that each is made from what the one before has led to, and loses none. */
export class ResumeSaver {
  readonly #parts: SaverParts;
  readonly #listeners = new Set<() => void>();
  #state: SaverState = { edits: [], status: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #waitMs: number;

  constructor(parts: SaverParts) {
    this.#parts = parts;
    this.#waitMs = this.#tryAgainMs;
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(edit: ResumeEdit): void {
    const { edits, status } = this.#state;
    // The first one may be on its way already; whatever comes after it can still be drawn together.
    const last = edits.length > (this.#sending ? 1 : 0) ? edits.at(-1) : undefined;
    const merged = mergedEdit(last, edit);
    this.#set({
      edits: merged ? [...edits.slice(0, -1), merged] : [...edits, edit],
      status: status === 'waiting' ? 'waiting' : 'saving',
    });
    if (!this.#sending) this.#wake(edit.kind === 'update' ? (this.#parts.pauseMs ?? 600) : 0);
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
        saved = await this.#sendOne(edit);
        this.#waitMs = this.#tryAgainMs;
      } catch (error) {
        if (isPassing(error)) return this.#wait();
        this.#parts.onRefused(error);
      }
      this.#set({ edits: this.#state.edits.slice(1), saved });
    }
    this.#set({ status: 'saved' });
  }

  async #sendOne(wanted: ResumeEdit): Promise<Resume> {
    const { current, send, reload, onSaved, onOverwritten } = this.#parts;
    let edit = wanted;
    for (let conflicts = 0; ; conflicts += 1) {
      const before = current();
      try {
        const saved = await send(edit, before.revision);
        onSaved(saved);
        return saved;
      } catch (error) {
        if (!isConflict(error) || conflicts === mostConflicts) throw error;
        const rebased = rebasedEdit(edit, before, await reload());
        edit = rebased.edit;
        if (!rebased.isWhole) onOverwritten();
      }
    }
  }

  #wait(): void {
    this.#set({ status: 'waiting' });
    this.#wake(this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }

  #wake(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #set(next: Partial<SaverState>): void {
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
