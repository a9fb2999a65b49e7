import { partsOfSpeech } from '../language/parts-of-speech.ts';
import { phrasePattern } from '../language/phrase-pattern.ts';
import { withA } from './names.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Things that can be counted and that a workplace has several of: one of them is "a" thing. */
const things = setOf(
  `team crew group budget portfolio caseload territory program project system database shift class classroom unit process
  committee region fleet website campaign network ward pipeline panel platform app application tool dashboard course
  curriculum workshop route section station site plan strategy policy audit migration initiative framework facility
  building vendor problem planner script checklist schedule spreadsheet goal target company module gateway webhook query
  index topic consumer microservice service-level handbook manual template report tracker calendar newsletter blog
  podcast event fundraiser prototype feature bug issue ticket model method device sensor machine truck forklift trailer
  vehicle scanner printer script playbook protocol guide kit lab lesson unit garden menu recipe dish budget contract
  proposal grant survey study experiment patch release roadmap design logo brochure flyer catalog catalogue
  partnership promotion store clinic hospital practice restaurant family client customer patient student resident child`,
);

/** What there is one of where somebody works. */
const ownThings = setOf(
  `branch drawer vault tank floor desk register till kitchen warehouse office shop store counter department line helpdesk
  screen phone stockroom showroom lobby front-desk foreman rollout website inventory-system waitlist workbench loading-dock
  dock yard bar pharmacy library rate log turnover backlog waitlist`,
);
const people = setOf(
  `manager chef boss supervisor director nurse doctor owner teacher principal foreman sysadmin librarian pharmacist dentist
  lead dispatcher`,
);

const leading = 'I ';
const before = phrasePattern.iu`^(?:${'articles/before'})$`;
const boundary = /^(?:\s*$|\s*[,.;:)(]|\s(?:and|or)\s|\s[\p{Ll}]+)/u;

interface Token {
  at: number;
  word: string;
  part: string;
}

/**
 * "led team of five" → "led a team of five"; "when chef is off" → "when the chef is off": in a line of a resume what
 * can be counted often has no article, in a sentence it has one.
 */
export function withArticles(told: string): string {
  const tokens = tokensOf(told);
  const added = tokens.flatMap((token, place) => articleFor(token, place, tokens, told) ?? []);
  return [...new Map(added.map((each) => [each.at, each])).values()]
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, article }) => `${text.slice(0, at)}${article}${text.slice(at)}`, told);
}

const tokensOf = (told: string): Token[] =>
  [...partsOfSpeech(`${leading}${told}`)]
    .slice(1)
    .map(([at, { part }]) => ({ at: at - leading.length, part }))
    .map(({ at, part }) => ({
      at,
      part,
      word: /^[\p{L}\d'’+#.-]+/u.exec(told.slice(at))?.[0] ?? told[at] ?? '',
    }));

const isCountedWords = phrasePattern.u`^ of (?:about |over |around |up to )?(?:${'articles/article-for-is-counted'})`;

function articleFor(
  { word, at }: Token,
  place: number,
  tokens: readonly Token[],
  told: string,
): { at: number; article: string } | undefined {
  const next = tokens[place + 1];
  const isEnd =
    !next ||
    (!/^(?:NOUN|PROPN|NUM|PRON|DET)$/u.test(next.part) && !/ing$/u.test(next.word)) ||
    /^(?:when|while|daily|weekly|monthly)$/u.test(next.word);
  // "phone and insurance contracts": both say which contracts.
  const isShared =
    /^(?:CCONJ|PUNCT)$/u.test(next?.part ?? '') &&
    (next?.word === ',' ? [2] : [2, 3]).every(
      (on) =>
        /^(?:NOUN|ADJ)$/u.test(tokens[place + on]?.part ?? '') &&
        !/ly$/u.test(tokens[place + on]?.word ?? ''),
    );
  const rest = told.slice(at + word.length);
  if (
    !isEnd ||
    isShared ||
    !boundary.test(rest) ||
    !(things.has(word) || ownThings.has(word) || people.has(word))
  )
    return undefined;
  const start = startOf(place, tokens, told);
  if (start === undefined) return undefined;
  const phrase = told.slice(start.at, at + word.length);
  if (people.has(word) && start.place !== place) return undefined;
  if (/^\d/u.test(phrase) || /^(?:site|shift)$/u.test(phrase) || told[start.at - 1] === '-') return undefined;
  const isCounted = isCountedWords.test(rest);
  const isOwn = (ownThings.has(word) || people.has(word)) && !isCounted;
  return { at: start.at, article: isOwn ? 'the ' : withA(phrase).slice(0, -phrase.length) };
}

const mostBack = 5;
const described = /^(?:NOUN|PROPN|ADJ)$/u;

const startOfWords = phrasePattern.iu`^(?:${'articles/start-of'})$`;

/** Where the name of the thing begins, if what stands before it is a deed or a preposition and no article. */
function startOf(
  place: number,
  tokens: readonly Token[],
  told: string,
): { at: number; place: number } | undefined {
  let first = place;
  while (first > 0 && place - first < mostBack && isOfName(tokens[first - 1], tokens[first - 2], told))
    first -= 1;
  const head = tokens[first];
  const previous = tokens[first - 1];
  if (!head || startOfWords.test(head.word)) return undefined;
  const names = tokens.slice(first, place);
  const isSeveral = names.some(({ word, part }) => part === 'NOUN' && /[^s]s$/u.test(word));
  if (isSeveral || told.slice(head.at).startsWith('(')) return undefined;
  // "took over controlled drug log": what was done to the thing is part of its name.
  const earlier = tokens[first - 2]?.part ?? '';
  const isQuality =
    previous?.part === 'VERB' &&
    (/^(?:NOUN|ADJ|PROPN|DET)$/u.test(earlier) ||
      (/ed$/u.test(previous.word) && /^(?:VERB|ADP|PART)$/u.test(earlier)));
  const isHyphened = previous !== undefined && told[previous.at - 1] === '-';
  const opens =
    previous !== undefined && !isQuality && !isHyphened && (isDeed(previous) || before.test(previous.word));
  return opens ? { at: head.at, place: first } : undefined;
}

/** Short verbs that are adjectives as well. */
const isDeed = ({ part, word }: Token) => part === 'VERB' || /^(?:open|close|clean)$/u.test(word);

/** Numbers belong to a name only behind one: "Windows 11 rollout". */
const isOfName = (token: Token | undefined, earlier: Token | undefined, told: string): boolean => {
  if (!token || /[,;:()]/u.test(told.slice(token.at, token.at + token.word.length + 1))) return false;
  if (before.test(token.word) || isDeed(token)) return false;
  return described.test(token.part) || (token.part === 'NUM' && earlier?.part === 'PROPN');
};
