import type { Lexicon } from '../../language/lexicon.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { sureEmployer, sureTitle, withA } from '../sure-names.ts';
import type { StatedLine } from './stated-lines.ts';

/** A way to say something, and the lines it's built on. */
export interface Way {
  text: string;
  lines: readonly number[];
}

/** Ways to tell a line after others, the one that reads best first. `presented` is the job that the text opens with. */
export function createPhraser({ experience }: ResumeData, presented: number | undefined, lexicon: Lexicon) {
  return ({ text, line, job, isCurrent }: StatedLine, earlier: readonly StatedLine[]): Way[] => {
    const { title = '', company = '' } = experience[job] ?? {};
    const called = sureTitle(title, lexicon);
    const slots = {
      x: text,
      company: sureEmployer(company, lexicon),
      'a title': called && withA(called),
    };
    const before = earlier.length > 0 ? earlier.at(-1)?.job : presented;
    const isOldest = before !== undefined && before >= 0 && job > before;
    const isThere =
      isOldest &&
      slots.company !== '' &&
      sureEmployer(experience[before]?.company ?? '', lexicon) === slots.company;
    const isKnown = before === job;
    const use =
      job < 0
        ? 'bare'
        : isKnown
          ? earlier.length > 0
            ? 'same'
            : 'there'
          : isCurrent
            ? 'now'
            : isThere
              ? 'before'
              : 'other';
    const isFirst = earlier.length === 0 || earlier.filter((one) => one.job === job).length !== 1;
    const way = use === 'same' && isFirst ? 'bare' : use === 'bare' && earlier.length === 1 ? 'same' : use;
    return lexicon.letterPhrases.say(`proof-${way}`, 'plain', slots).map((each) => ({
      text: each.replace(/^I also (am|was|have) /u, 'I $1 also '),
      lines: line.number > 0 ? [line.number] : [],
    }));
  };
}
