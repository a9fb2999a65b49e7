import { hashSync, verifySync } from '@node-rs/argon2';
import { answerCalls } from '../process/answer-calls.ts';
import { tellWithoutWords } from '../process/error-place.ts';
import { passwordCost } from './password-cost.ts';

export type PasswordRequest = { hash: string } | { verify: { hash: string; password: string } };

export type PasswordAnswer = { hash: string } | { matches: boolean } | { error: string };

function answer(request: PasswordRequest): PasswordAnswer {
  try {
    if ('hash' in request) return { hash: hashSync(request.hash, passwordCost) };
    return { matches: verifySync(request.verify.hash, request.verify.password) };
  } catch (error) {
    return { error: tellWithoutWords(error) };
  }
}

answerCalls(answer);
