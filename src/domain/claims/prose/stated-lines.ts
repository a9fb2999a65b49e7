import type { Lexicon } from '../../language/lexicon.ts';
import { phrasePattern } from '../../language/phrase-pattern.ts';
import { sentencesIn } from '../../language/sentences.ts';
import { formsOfBase, isAlsoName } from '../../language/verb-forms.ts';
import { isPresent } from '../../resume/job-years.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { withinReach } from '../../resume/within-reach.ts';
import { clauseAfterI } from '../sentence-gate.ts';
import { isAwayFromWork } from '../sure-names.ts';
import { type ProseLine, proseLines } from './prose-lines.ts';

/** A line, or a sentence of one, as it goes on after "I". */
export interface StatedLine {
  text: string;
  /** The person's own sentence. */
  sentence: string;
  /** The line that it stands in. */
  line: ProseLine;
  /** The place of its job in the resume; -1 for what stands under none. */
  job: number;
  isCurrent: boolean;
  /** How much it's worth to a reader who knows nothing of the person yet. */
  strength: number;
}

/** What the lines of all jobs tell that surely is a sentence, in the order of the page. */
export function statedLines(whole: ResumeData, lexicon: Lexicon): StatedLine[] {
  const data = withinReach(whole);
  const lines = proseLines(data);
  const text = lines.map((line) => line.text).join('\n');
  return data.experience.flatMap(({ title, company, endDate }, job) => {
    if (isAwayFromWork(title) || isAwayFromWork(company)) return [];
    const isCurrent = isPresent(endDate);
    const own = lines.filter(({ path }) => path.startsWith(`experience.${job}.responsibilities.`));
    const speaker = { isCurrent, text, writesVerbs: opensWithVerbs(own, lexicon) };
    return own.flatMap((line) =>
      // "Laid off for 7 months. Worked as a deckhand that summer.": not at this job.
      (isAwayFromWork(line.text) ? [] : sentencesIn(line.text)).flatMap((sentence) => {
        const clause = clauseAfterI(sentence, speaker, lexicon);
        return clause === undefined
          ? []
          : [{ text: clause, sentence, line, job, isCurrent, strength: strengthOf(clause, job) }];
      }),
    );
  });
}

const mostly = 0.7;

/** Most lines begin with a word that can be a verb, and some with one that is nothing else. */
function opensWithVerbs(lines: readonly ProseLine[], lexicon: Lexicon): boolean {
  const verbs = lines.flatMap(({ text }) => formsOfBase(/\p{L}+/u.exec(text)?.[0] ?? '', lexicon) ?? []);
  return verbs.length >= lines.length * mostly && verbs.some((verb) => !isAlsoName(verb));
}

const result = phrasePattern.iu`\b(?:${'deeds/result'})`;
const counted = phrasePattern.u`\d|\b(?:${'deeds/strength-of'})\b`;

/** Numbers and results first, then what is told at some length; newer jobs before older ones. */
export function strengthOf(text: string, job: number): number {
  const words = text.split(/\s+/u).length;
  return (
    (counted.test(text) ? 2 : 0) +
    (/%|\bfrom\s.*\d.*\sto\s/u.test(text) ? 1 : 0) +
    (result.test(text) ? 1 : 0) +
    (words >= 9 && words <= 26 ? 1 : 0) -
    Math.min(job, 4) * 0.6
  );
}
