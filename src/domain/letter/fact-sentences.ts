import type { Keyword } from '../evidence/keywords.ts';
import { standingOf } from '../evidence/standing.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { wordsOf } from '../language/words.ts';
import { listed } from '../rewrite/write/compose-summary.ts';
import type { Way } from './draft.ts';
import type { LetterTone } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';
import { toldCredentials } from './told-credentials.ts';
import { toldDegree, toldSchool } from './told-degree.ts';

/** Credentials, languages and the degree that the posting asks for and the verdicts show, each as one sentence. */
export function factSentences(source: LetterSource, tone: LetterTone, lexicon: Lexicon): Way[][] {
  const told = (use: string, slots: Record<string, string>) =>
    lexicon.letterPhrases.say(use, tone, slots).map((text) => ({ text, lines: [] }));
  const shown = source.keywords.filter(({ verdict }) => verdict === 'shown');
  const ofKind = (kind: Keyword['requirement']['kind']) =>
    shown.filter(({ requirement }) => requirement.kind === kind);
  const held = ofKind('certification').flatMap((keyword) => heldOf(keyword, source.now, lexicon));
  const languages = ofKind('language')
    .flatMap(({ names }) => names)
    .filter((name) => name !== 'English' && lexicon.skills.whole(name)?.type === 'human-language');
  return [
    ...toldCredentials([...new Set(held)], lexicon).map(({ use, text }) => told(use, { x: text })),
    told('speaks', { x: listed([...new Set(languages)]) }),
    ...degreesOf(source, ofKind('education'), lexicon).map((slots) => told('degree', slots)),
  ].filter((ways) => ways.length > 0);
}

/** The credential as the person writes its name, where it's held today. */
const heldOf = ({ places, names }: Keyword, now: Date, { certifications }: Lexicon): string[] =>
  places
    .filter(({ text }) => standingOf(text, now).standing === 'held')
    .flatMap(({ text }) =>
      certifications
        .find(wordsOf(text))
        .filter(({ value, start }) => names.includes(value.name) && /\p{Lu}/u.test(text[start] ?? ''))
        .map(({ start, end }) => closed(text.slice(start, end), text.slice(end))),
    )
    .slice(0, 1);

/** A bracket that was opened is closed, or goes. */
const closed = (name: string, rest: string): string =>
  /\([^)]*$/u.test(name) ? (rest.startsWith(')') ? `${name})` : name.replace(/\s*\([^)]*$/u, '')) : name;

function degreesOf({ data }: LetterSource, asked: readonly Keyword[], lexicon: Lexicon) {
  const [school] = data.education.filter(({ degree }) =>
    asked.some(({ places }) => places.some(({ text }) => degree !== '' && text.includes(degree))),
  );
  if (!school) return [];
  return [
    {
      'a degree': toldDegree(school.degree, lexicon),
      school: toldSchool(school.institution, lexicon),
    },
  ];
}
