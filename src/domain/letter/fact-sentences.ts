import type { Way } from '../claims/prose/phrase-line.ts';
import { heldCredentials, statedCredentials } from '../claims/prose/stated-credentials.ts';
import { statedDegree, statedSchool } from '../claims/prose/stated-degree.ts';
import type { Keyword } from '../evidence/keywords.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { listed } from '../language/listed.ts';
import type { LetterTone } from './letter-limits.ts';
import type { LetterSource } from './plan-letter.ts';

/** Credentials, languages and the degree that the posting asks for and the verdicts show, each as one sentence. */
export function factSentences(source: LetterSource, tone: LetterTone, lexicon: Lexicon): Way[][] {
  const sentencesFor = (use: string, slots: Record<string, string>) =>
    lexicon.letterPhrases.say(use, tone, slots).map((text) => ({ text, lines: [] }));
  const shown = source.keywords.filter(({ verdict }) => verdict === 'shown');
  const ofKind = (kind: Keyword['requirement']['kind']) =>
    shown.filter(({ requirement }) => requirement.kind === kind);
  const held = ofKind('certification').flatMap((keyword) => heldOf(keyword, source.now, lexicon));
  const languages = ofKind('language')
    .flatMap(({ names }) => names)
    .filter((name) => name !== 'English' && lexicon.skills.whole(name)?.type === 'human-language');
  return [
    ...statedCredentials([...new Set(held)], lexicon).map(({ use, text }) => sentencesFor(use, { x: text })),
    sentencesFor('speaks', { x: listed([...new Set(languages)]) }),
    ...degreesOf(source, ofKind('education'), lexicon).map((slots) => sentencesFor('degree', slots)),
  ].filter((ways) => ways.length > 0);
}

/** The credential as the person writes its name, where it's held today. */
const heldOf = ({ places, names }: Keyword, now: Date, lexicon: Lexicon): string[] =>
  places
    .flatMap(({ text }) => heldCredentials(text, now, lexicon))
    .filter(({ value }) => names.includes(value.name))
    .map(({ name }) => name)
    .slice(0, 1);

function degreesOf({ data }: LetterSource, asked: readonly Keyword[], lexicon: Lexicon) {
  const [school] = data.education.filter(({ degree }) =>
    asked.some(({ places }) => places.some(({ text }) => degree !== '' && text.includes(degree))),
  );
  if (!school) return [];
  return [
    {
      'a degree': statedDegree(school.degree, lexicon),
      school: statedSchool(school.institution, lexicon),
    },
  ];
}
