import type { Lexicon } from '../../lexicon.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { isEmptySentence, withoutWornOpening } from './cliches.ts';
import { conciseWording } from './concise-wording.ts';
import { mendEnglish } from './mend-english.ts';
import { andThen, type RewrittenLine } from './rewritten-line.ts';
import { tidyLine } from './tidy-line.ts';

/** The summary's rewritings, best first: without its worn phrases, without its worn openings alone, only mended. */
export function writeSummary(
  summary: string,
  title: string,
  isEnglish: boolean,
  lexicon: Lexicon,
): RewrittenLine[] {
  const tidy = tidyLine(summary, lexicon);
  if (!isEnglish) return tidy ? [tidy] : [];
  const mended = andThen(tidy, mendEnglish(tidy?.text ?? summary));
  const text = mended?.text ?? summary;
  const sentences = sentencesOf(text, 0, text.length, false).map(({ start, end }) => text.slice(start, end));
  const telling = sentences.filter((sentence) => !isEmptySentence(sentence, lexicon));
  const versions = [withoutWorn(telling, title, lexicon), withoutWorn(sentences, title, lexicon), text].map(
    (version) => {
      const line = andThen(
        mended,
        version === text || version === '' ? undefined : { text: version, reason: 'cliche' },
      );
      return andThen(line, conciseWording(line?.text ?? text, lexicon));
    },
  );
  const written = versions.flatMap((line) => (line && line.text !== summary ? [line] : []));
  return written.filter(({ text }, place) => written.findIndex((other) => other.text === text) === place);
}

function withoutWorn(sentences: readonly string[], title: string, lexicon: Lexicon): string {
  const isOfI = sentences.slice(1).some((sentence) => /(?:^|\s)(?:I|my|me)(?=['’\s])/u.test(sentence));
  return sentences
    .map((sentence, place) =>
      withoutWornOpening(sentence, { title: place === 0 ? title : '', isOfI }, lexicon),
    )
    .join(' ');
}
