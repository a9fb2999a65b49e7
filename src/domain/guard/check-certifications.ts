import type { Mention } from '../phrase-index.ts';
import { foldQuotes } from '../text/fold.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** A certificate that a list knows, under any of its names, must be one the source has under one of them. */
export function checkCertifications(passage: Passage, evidence: Evidence): Flag[] {
  return certificatesIn(passage, evidence).flatMap((mention) => {
    const written = passage.text.slice(mention.start, mention.end);
    if (isKnown(mention.value, evidence) || evidence.plain.includes(foldQuotes(written))) return [];
    if (passage.courtesy || !passage.sameLanguage || standsTogether(mention, passage, evidence)) return [];
    return [
      makeFlag(
        passage,
        mention,
        'certification',
        'hard',
        `Your resume does not show the certificate "${written}".`,
      ),
    ];
  });
}

/** Its words stand side by side in a line of the source, only not as the list has them. */
function standsTogether({ start, end }: Mention<string>, passage: Passage, evidence: Evidence): boolean {
  const words = passage.words.filter((word) => word.content && word.start >= start && word.end <= end);
  const [first] = words;
  const shared = first?.lines.filter((line) => words.every(({ lines }) => lines.includes(line))) ?? [];
  if (words.some(({ support }) => support === 'acronym' || support === 'listed')) return shared.length > 0;
  return shared.some((line) => {
    const stems = evidence.lines[line]?.words.map(({ key }) => evidence.forms.stem(key)) ?? [];
    const places = words.map(({ stem }) => stems.indexOf(stem));
    return Math.max(...places) - Math.min(...places) <= words.length + 2;
  });
}

const isKnown = (name: string, { known }: Evidence) =>
  known.has(`certification:${name}`) || known.has(`skill:${name}`);

function certificatesIn(passage: Passage, evidence: Evidence): Mention<string>[] {
  const { lexicon } = evidence;
  const named = lexicon.certifications.find(passage.words).map((of) => ({ ...of, value: of.value.name }));
  const credentials = lexicon.skills
    .find(passage.words)
    .filter(({ value }) => value.type === 'credential' && !value.ambiguous)
    .map((of) => ({ ...of, value: of.value.name }));
  return [...named, ...credentials].filter(({ start, end }) => isName(passage, start, end));
}

/** Written as a name: in capitals, each word large, or in a list of certificates. */
function isName(passage: Passage, start: number, end: number): boolean {
  const written = passage.text.slice(start, end);
  if (written.length <= 5) return /^[\p{Lu}\d.+-]+$/u.test(written);
  return passage.kind === 'certification' || /^\p{Lu}/u.test(written);
}
