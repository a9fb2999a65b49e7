import { type MessageId, setupI18n } from '@lingui/core';
import type { ResumeReview } from '#contract/resume.ts';
import type { Engine } from '#server/engine/engine.ts';
import type { Rewritten } from '#server/features/resumes/rewrite-resume.ts';
import { type StatementCode, statementOf } from './statement-table.ts';

/** One thing that was said, and what it's about. */
export interface SaidStatement {
  code: StatementCode;
  /** As the person sees it. */
  statement: string;
  about: string;
  /** The files of the folder that it's held against, where those aren't the person's resume and posting. */
  texts?: readonly string[];
}

/** One person after the built-in engine, as every tool finds them. */
export interface Person {
  engine: Engine;
  name: string;
  content: string;
  posting: string;
  helped: Rewritten;
  review: ResumeReview;
  now: Date;
}

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The wording of a row, filled in: what the person reads. */
export function wordingOf(code: StatementCode, values: Record<string, unknown> = {}, at = 0): string {
  const text = statementOf(code).wording[at];
  return text === undefined ? '' : i18n._(text as MessageId, values);
}

/** What stands together on the screen. */
export const together = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

export const inQuotes = (text: string): string => `“${text}”`;
