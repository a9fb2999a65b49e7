import { isFunctionWord } from '../../language/function-words.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { ResumeData } from '../../resume/resume.ts';
import { isEmptySentence, withoutWornEnd, withoutWornOpening } from './cliches.ts';
import { askedSentence, composeSummary, type SummarySource } from './compose-summary.ts';
import { conciseWording } from './concise-wording.ts';
import { mendEnglish } from './mend-english.ts';
import { andThen, capital, type RewrittenLine } from './rewritten-line.ts';
import { tidyLine } from './tidy-line.ts';

/**
 * The summary's rewritings, best first: without its worn phrases, without its worn openings alone, only mended. Where
 * there is none, or nothing in it, one is made of what the resume shows; one that tells little gets a sentence more.
 */
export function writeSummary(source: SummarySource, isEnglish: boolean, lexicon: Lexicon): RewrittenLine[] {
  const { summary, experience } = source.data;
  const tidy = tidyLine(summary, lexicon);
  if (!isEnglish) return tidy ? [tidy] : [];
  const composed = composeSummary(source, lexicon).map(
    (text): RewrittenLine => ({ text, reason: 'summary' }),
  );
  if (summary.trim() === '') return composed;
  const mended = andThen(tidy, mendEnglish(tidy?.text ?? summary, lexicon));
  const text = mended?.text ?? summary;
  const sentences = sentencesOf(text, 0, text.length, false).map(({ start, end }) => text.slice(start, end));
  const telling = sentences.filter((sentence) => !isEmptySentence(sentence, lexicon));
  const title = experience[0]?.title ?? '';
  const lines = [withoutWorn(telling, title, lexicon), withoutWorn(sentences, title, lexicon), text];
  const versions = lines
    .filter((version) => version !== '')
    .map((version) => {
      const line = andThen(mended, version === text ? undefined : { text: version, reason: 'cliche' });
      return andThen(line, conciseWording(line?.text ?? text, lexicon));
    });
  // One word of praise less is no better summary.
  const isMore = ({ text: said, reason }: RewrittenLine) =>
    reason !== 'cliche' || wordsOf(said).length <= wordsOf(summary).length * mostKept;
  const written = versions.flatMap((line) => (line && line.text !== summary && isMore(line) ? [line] : []));
  const isNothing = telling.length === 0 || tellsTitleAlone(versions[0]?.text ?? text, source.data);
  const all = isNothing
    ? [...composed, ...written]
    : [...extended(source, versions[0]?.text ?? text, lexicon), ...written];
  return all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place);
}

/** A title and its own field alone ("Accountant. Track record in accounting.") tell no more than the job below. */
function tellsTitleAlone(text: string, { experience }: ResumeData): boolean {
  const titles = experience.flatMap(({ title }) => wordsOf(title).map(({ key }) => key.slice(0, rootLength)));
  const telling = wordsOf(text).filter(
    ({ key }) => !isFunctionWord(key) && !/^(?:track|record|professional|experience|worker)$/u.test(key),
  );
  return !/\d/u.test(text) && telling.every(({ key }) => titles.includes(key.slice(0, rootLength)));
}
const rootLength = 6;
const mostKept = 0.85;

const short = 30;

/** A summary that tells little, and one sentence of what the posting asks for. */
function extended(source: SummarySource, text: string, lexicon: Lexicon): RewrittenLine[] {
  const more = wordsOf(text).length <= short ? askedSentence(source, lexicon) : undefined;
  return more === undefined
    ? []
    : [{ text: `${text.replace(/(?<![.!?])$/u, '.')} ${more}`, reason: 'posting' }];
}

const naming = /^I(?:['’]m| am) (?:now )?an? (?=\p{L})/u;

function withoutWorn(sentences: readonly string[], title: string, lexicon: Lexicon): string {
  const told = sentences
    .map((sentence) => withoutWornEnd(sentence, lexicon))
    .filter((sentence) => sentence !== '');
  // Who says "I" anywhere else goes on saying it: half of a summary in each voice reads broken.
  const isOfI = told.some((sentence) =>
    /(?:^|\s)(?:I|my|me)(?=['’\s.,]|$)/u.test(sentence.replace(naming, '')),
  );
  return told
    .map((sentence) => (isOfI ? sentence : capital(sentence.replace(naming, ''))))
    .map((sentence, place) =>
      withoutWornOpening(sentence, { title: place === 0 ? title : '', isOfI }, lexicon),
    )
    .join(' ');
}
