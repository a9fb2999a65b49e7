import type { ProseLine } from '../claims/prose/prose-lines.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { sentencesOf } from '../language/sentences.ts';
import { wordsOf } from '../language/words.ts';
import { withArticles } from './articles.ts';
import { withJoinedClauses } from './joined-clauses.ts';
import { withA } from './names.ts';
import { lowered } from './tell-line.ts';
import { tidied } from './tidy-line.ts';

/** What somebody says of themselves outside of their jobs, as a sentence of a letter. */
export interface SelfLine {
  text: string;
  line: ProseLine;
}

const [shortest, longest] = [3, 26];
const places = /^(?:summary|additional\.|certifications\.|skills$)/u;
/** Wishes, reasons to leave and what no employer should read. */
const unfit = phrasePattern.iu`\b(?:${'self-lines/unfit'})\b|[|@<>[\]]|https?:|\d{4}\s*[-–]\s*\d{4}|:\s`;

/** Sentences about the person from summary, certificates and other sections, in the order of the page. */
export function selfLines(lines: readonly ProseLine[], lexicon: Lexicon): SelfLine[] {
  return lines
    .filter(({ path }) => places.test(path))
    .flatMap((line) =>
      sentencesOf(line.text, 0, line.text.length, true).flatMap(({ start, end }) => {
        const text = tellSelf(tidied(line.text.slice(start, end)).replace(/[.;,\s]+$/u, ''), lexicon);
        return text === undefined ? [] : [{ text, line }];
      }),
    );
}

const doing = phrasePattern.iu`^(?:${'self-lines/doing'})\s`;
const being = phrasePattern.iu`^(?:${'self-lines/being'})\s`;
const counted = phrasePattern.iu`^(?:over |more than |about )?(?:${'self-lines/counted'})\+? years? (?:of|in|with|as)\s`;
const without = /^no (?:\p{Ll}+ ){1,4}(?:since|in) /iu;
const proven = /^(?:\p{L}[\p{L}/+-]*\s){1,4}(?:certified|trained|licensed)(?:,? \(?(?:Level|level) \d\)?)?$/u;

/** Which frame a fragment goes on after. */
const frames: readonly (readonly [use: string, RegExp])[] = [
  ['do', doing],
  ['be', being],
  ['have', counted],
  ['had', without],
  ['be', proven],
];
const earned = /^(?:licensed|certified|registered|chartered|qualified) (?:\p{L}+ ){0,3}\p{L}+$/iu;

function tellSelf(text: string, lexicon: Lexicon): string | undefined {
  const count = text.split(/\s+/u).length;
  if (count < shortest || count > longest || unfit.test(text)) return undefined;
  if (lexicon.cliches.find(wordsOf(text)).length > 0) return undefined;
  const { say } = lexicon.letterPhrases;
  const told = (use: string, x: string) => say(`self-${use}`, 'plain', { x })[0];
  if (/^I(?:['’](?:m|ve))? /u.test(text)) return `${text}.`;
  const [, speed] = /^typing (?:speed )?(?:of )?(\d+ ?wpm)$/iu.exec(text) ?? [];
  if (speed !== undefined) return told('type', speed);
  if (earned.test(text) && lexicon.titleWords.whole(wordsOf(text).at(-1)?.key ?? '')?.role === 'head')
    return told('be', withA(text.toLowerCase()));
  const small = withArticles(withJoinedClauses(lowered(text, lexicon), lexicon));
  const [use] = frames.find(([, pattern]) => pattern.test(text)) ?? [];
  return use && told(use, small);
}
