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
    const [before, told] = [earlier.at(-1)?.job ?? presented, earlier.filter((one) => one.job === job)];
    // "I also …" stands where one thing was told before: of this job, or of no job in particular.
    const again = (job < 0 ? earlier : told).length === 1 ? 'same' : 'bare';
    const known = earlier.length > 0 ? again : 'there';
    const way = job < 0 ? again : before === job ? known : isCurrent ? 'now' : 'other';
    return lexicon.letterPhrases.say(`proof-${way}`, 'plain', slots).map((each) => ({
      text: each.replace(/^I also (am|was|have) /u, 'I $1 also '),
      lines: line.number > 0 ? [line.number] : [],
    }));
  };
}
