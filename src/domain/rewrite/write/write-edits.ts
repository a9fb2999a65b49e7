import { textLanguage } from '../../guard/text-language.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Requirement } from '../../requirements/extract-requirements.ts';
import type { ResumeData } from '../../resume.ts';
import { isPresent } from '../../score/job-years.ts';
import type { EditReason } from '../edit-reasons.ts';
import { conciseWording } from './concise-wording.ts';
import { type JobTense, openWithVerb, tenseOf } from './open-with-verb.ts';
import { orderSkills } from './order-skills.ts';
import type { RewrittenLine } from './rewritten-line.ts';
import { tidyEnglish, tidyLine } from './tidy-line.ts';
import { tidySummary } from './tidy-summary.ts';

interface WrittenEdit {
  path: string;
  text: string;
  reason: EditReason;
}

/**
 * The built-in writer: the person's own words, put better by rules that cannot add a fact. English has all of them;
 * in other languages only slips are mended and skills ordered.
 */
export function writeEdits(
  data: ResumeData,
  requirements: readonly Requirement[],
  lexicon: Lexicon,
): WrittenEdit[] {
  const skills = orderSkills(data.skills ?? [], askedSkills(requirements), lexicon);
  return [
    ...editOf('summary', writeSummary(data, lexicon)),
    ...data.experience.flatMap(({ responsibilities, endDate }, job) => {
      // A job without an end may well go on.
      const isCurrent = endDate === '' || isPresent(endDate);
      const tense = tenseOf(responsibilities, isCurrent, lexicon);
      return responsibilities.flatMap((line, place) =>
        editOf(`experience.${job}.responsibilities.${place}`, writeBullet(data, line, tense, lexicon)),
      );
    }),
    ...editOf('skills', skills && { text: skills.join('\n'), reason: 'order' }),
  ];
}

const editOf = (path: string, line: RewrittenLine | undefined): WrittenEdit[] =>
  line ? [{ path, ...line }] : [];

const askedSkills = (requirements: readonly Requirement[]): ReadonlySet<string> =>
  new Set(requirements.flatMap(({ skills }) => skills ?? []));

function writeBullet(
  data: ResumeData,
  line: string,
  tense: JobTense,
  lexicon: Lexicon,
): RewrittenLine | undefined {
  const rules = isEnglish(data, line)
    ? [
        tidyLine,
        tidyEnglish,
        (text: string) => openWithVerb(text, tense, lexicon),
        (text: string) => conciseWording(text, (verb) => lexicon.actionVerbs.whole(verb)?.past),
      ]
    : [tidyLine];
  return applied(line, rules);
}

function writeSummary(data: ResumeData, lexicon: Lexicon): RewrittenLine | undefined {
  const { summary, experience } = data;
  if (!isEnglish(data, summary)) return applied(summary, [tidyLine]);
  return applied(summary, [
    tidyLine,
    tidyEnglish,
    (text) => tidySummary(text, experience[0]?.title ?? '', lexicon),
    (text) => conciseWording(text, (verb) => lexicon.actionVerbs.whole(verb)?.past),
  ]);
}

/** Each rule in turn; the reason is that of the rule that did most, which is the last but for mere slips. */
function applied(
  line: string,
  rules: readonly ((text: string) => RewrittenLine | undefined)[],
): RewrittenLine | undefined {
  let result: RewrittenLine | undefined;
  for (const rule of rules) {
    const next = rule(result?.text ?? line);
    if (next)
      result = {
        text: next.text,
        reason: result && result.reason !== 'grammar' ? result.reason : next.reason,
      };
  }
  return result && result.text !== line ? result : undefined;
}

/** By the resume, for a line alone may be too short to tell; a line in another language is told by its small words. */
const isEnglish = (data: ResumeData, text: string): boolean =>
  (data.language ?? 'en').startsWith('en') && ['en', ''].includes(textLanguage(text));
