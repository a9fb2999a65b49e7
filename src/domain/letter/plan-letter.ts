import { type ProseLine, proseLines } from '../claims/prose/prose-lines.ts';
import { type StatedLine, statedLines, strengthOf } from '../claims/prose/stated-lines.ts';
import type { Confirmed } from '../claims/resume-evidence.ts';
import { clauseAfterI } from '../claims/sentence-gate.ts';
import type { Keyword } from '../evidence/keywords.ts';
import { titleSimilarity } from '../evidence/title-similarity.ts';
import type { Evidence } from '../evidence/verdicts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { sentencesIn } from '../language/sentences.ts';
import type { TextReader } from '../language/text-reader.ts';
import type { NamedJob } from '../posting/read-posting-head.ts';
import type { ResumeData } from '../resume/resume.ts';

/** What a letter is written from: the resume as it reads now, what the person said when asked, and the verdicts. */
export interface LetterSource {
  data: ResumeData;
  confirmed: readonly Confirmed[];
  evidence: readonly Evidence[];
  /** Of the verdicts, those whose asks may be repeated. */
  keywords: readonly Keyword[];
  reader: TextReader;
  job: NamedJob;
  now: Date;
}

/** A told line that a verdict rests on, or of a job that one rests on. */
export interface Proof extends StatedLine {
  /** What it speaks for, what matters most first. */
  asks: readonly Evidence[];
  worth: number;
}

export interface PlannedLetter {
  lines: ProseLine[];
  /** The best first. */
  proofs: Proof[];
}

const answerWorth = 10;
/** From here on two titles name the same kind of work. */
const alike = 0.5;

/** Which lines can be told, and which of them speak for what the posting asks; those of the latest job tell of the person, too. */
export function planLetter(source: LetterSource, lexicon: Lexicon): PlannedLetter {
  const stated = statedLines(source.data, lexicon);
  const found = source.evidence.filter(({ verdict }) => verdict === 'shown' || verdict === 'unclear');
  const proofs = stated.flatMap((each): Proof[] => {
    const asks = found.filter((one) => restsOn(one, each)).sort((a, b) => weightOf(b) - weightOf(a));
    const isNear = each.job === 0 || isOfTrade(source.data.experience[each.job], found, source);
    if (asks.length === 0 && !isNear) return [];
    return [{ ...each, asks, worth: worthOf(asks) + each.strength * 0.6 }];
  });
  return {
    lines: proseLines(source.data),
    proofs: [...answersOf(source, stated, lexicon), ...proofs].sort((a, b) => b.worth - a.worth),
  };
}

const maxAsked = 4;
const worthOf = (asks: readonly Evidence[]): number =>
  Math.min(
    maxAsked,
    asks.reduce((sum, ask) => sum + weightOf(ask), 0),
  );

/** What is unclear speaks for it too: a letter tells the line, and doesn't say that it's enough. */
const weightOf = ({ requirement, verdict }: Evidence): number =>
  (verdict === 'shown' ? 2 : 1) * (requirement.level === 'must' ? 1 : 0.5);

/** Of a paragraph a verdict names the sentence. */
const restsOn = ({ places }: Evidence, { line, sentence }: StatedLine): boolean =>
  places.some(({ text }) => text === line.text || text.includes(sentence) || sentence.includes(text));

/** A verdict rests on the job itself, or it's what the posting is called. */
function isOfTrade(
  job: ResumeData['experience'][number] | undefined,
  found: readonly Evidence[],
  { reader, job: posted }: LetterSource,
): boolean {
  if (!job) return false;
  const isNamed = found.some(({ places }) =>
    places.some(
      ({ path, text }) => /\.(?:title|company)$/u.test(path) && (text === job.title || text === job.company),
    ),
  );
  return isNamed || titleSimilarity(job.title, posted.title ?? '', reader) >= alike;
}

/** What the person told when they were asked: it's about what the posting wants. */
function answersOf(
  { confirmed, data }: LetterSource,
  known: readonly StatedLine[],
  lexicon: Lexicon,
): Proof[] {
  return confirmed.flatMap(({ text, job }) => {
    const words = text.replace(/^[^:]{1,120}:\s/u, '');
    const place = data.experience.findIndex(({ company }) => job !== '' && company === job);
    return sentencesIn(words).flatMap((sentence) => {
      const clause = clauseAfterI(sentence, { isCurrent: true, text: words }, lexicon);
      // What was written into the resume is a line of it.
      if (clause === undefined || known.some((one) => one.text === clause)) return [];
      const line = { number: 0, text: words, place: job, path: '' };
      const strength = strengthOf(clause, 0);
      const own = { text: clause, sentence, line, job: place, isCurrent: true, strength };
      return [{ ...own, asks: [], worth: answerWorth + strength }];
    });
  });
}
