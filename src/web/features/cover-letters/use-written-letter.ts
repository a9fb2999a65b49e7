import { useCallback } from 'react';
import type { CoverLetter } from '#contract/cover-letters.ts';
import type { Work } from '#contract/work.ts';
import type { ProseSentence } from '#domain/claims/prose/prose.ts';
import { api } from '../../api.ts';
import { ApiError } from '../../api-error.ts';
import { isWorkStarted } from '../../work.ts';
import { followWork } from '../../writing/follow-work.ts';
import type { LetterCall } from './letter-draft.ts';

const tryAgainMs = 2000;

export interface LetterNews {
  readonly workId: string | undefined;
  readonly progress: Work['progress'];
  /** The sentences that have passed so far, in the order in which they came. */
  readonly sentences: readonly ProseSentence[];
}

type Ended =
  | { readonly outcome: 'written'; readonly letter: CoverLetter; readonly workId: string | undefined }
  | { readonly outcome: 'cancelled'; readonly isSpent?: boolean | undefined }
  /** `isLost`: no answer came, so the work may be under way all the same. */
  | { readonly outcome: 'failed'; readonly error: unknown; readonly isLost: boolean };

type OnNews = (change: (news: LetterNews) => LetterNews) => void;

/** Starts the work of a call, or finds it again, follows it, and fetches the letter. Undefined once aborted. */
export function useWrittenLetter(onNews: OnNews) {
  return useCallback(
    async (call: LetterCall, signal: AbortSignal): Promise<Ended | undefined> => {
      try {
        const ended = await written(call, signal, onNews);
        return signal.aborted ? undefined : ended;
      } catch (error) {
        if (signal.aborted) return undefined;
        return { outcome: 'failed', error, isLost: error instanceof ApiError && error.status === 0 };
      }
    },
    [onNews],
  );
}

async function written(call: LetterCall, signal: AbortSignal, onNews: OnNews): Promise<Ended> {
  const started = await ask(call, signal, true);
  if (!isWorkStarted(started)) return { outcome: 'written', letter: started, workId: undefined };
  const { workId } = started;
  onNews((news) => ({ ...news, workId }));
  const work = await followWork(workId, signal, (seen) => onNews((news) => withNews(news, seen)));
  if (work?.state === 'cancelled') return { outcome: 'cancelled', isSpent: work.isSpent };
  if (work?.state === 'failed') {
    return { outcome: 'failed', error: new ApiError(500, JSON.stringify(work.error ?? {})), isLost: false };
  }
  return { outcome: 'written', letter: await result(call, signal), workId };
}

/** The same key again gives what the first call made. As long as the server cannot be reached it is asked again: it's there. */
async function result(call: LetterCall, signal: AbortSignal): Promise<CoverLetter> {
  while (true) {
    try {
      const answer = await ask(call, signal, false);
      if (!isWorkStarted(answer)) return answer;
    } catch (error) {
      const isPassing = error instanceof ApiError && (error.status === 0 || error.status === 429);
      if (!isPassing || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    signal.throwIfAborted();
  }
}

const ask = ({ key, body }: LetterCall, signal: AbortSignal, respondAsync: boolean) =>
  api.generateCoverLetter({ body, idempotencyKey: key, respondAsync, signal });

function withNews(known: LetterNews, { progress }: Work): LetterNews {
  if (!progress) return known;
  const { sentence } = progress;
  const isKnown = sentence && known.sentences.some(({ text }) => text === sentence.text);
  return {
    ...known,
    progress,
    sentences: sentence && !isKnown ? [...known.sentences, sentence] : known.sentences,
  };
}
