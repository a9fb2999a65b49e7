import type { ComposedLetter } from '#documents/compose-letter.ts';
import type { ComposedResume } from '#documents/compose-resume.ts';
import { letterDocx } from '#documents/letter-docx.ts';
import { resumeDocx } from '#documents/resume-docx.ts';
import type { ResumeLook } from '#documents/resume-page.tsx';
import { answerCalls } from '../process/answer-calls.ts';
import { tellWithoutWords } from '../process/error-place.ts';

export type WordRequest = { resume: ComposedResume; look: ResumeLook } | { letter: ComposedLetter };

export type WordAnswer = { bytes: Uint8Array } | { error: string };

async function answer(request: WordRequest): Promise<WordAnswer> {
  try {
    const bytes = 'letter' in request ? letterDocx(request.letter) : resumeDocx(request.resume, request.look);
    return { bytes: await bytes };
  } catch (error) {
    return { error: tellWithoutWords(error) };
  }
}

answerCalls(answer);
