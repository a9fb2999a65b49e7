import { phrasePattern } from '../language/phrase-pattern.ts';
import { type Comparator, type Comparison, type Finding, finding } from './comparison.ts';
import type { FaultCode } from './judgment.ts';
import type { LedgerLine } from './ledger.ts';
import { factsOf } from './line-facts.ts';
import type { Token } from './tokens.ts';

/** Every name is one that the resume has: employers, schools, places, tools, people. */
export const compareNames: Comparator = (comparison) => [
  ...compareRuns(comparison),
  ...compareSkills(comparison),
];

/** Runs of words written large. The first word of a sentence is large anyway. */
function nameRuns({ tokens, text }: Comparison): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    if (!/^\p{Lu}/u.test(token.text) || token.text === 'I' || isOpening(text, token)) continue;
    const last = runs.at(-1)?.at(-1);
    if (last && /^[\s&.'’-]{1,3}$|^\s(?:of|the|and|&|de|for)\s$/u.test(text.slice(last.end, token.start)))
      runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

const isOpening = (text: string, { start }: Token) =>
  /(?:^|[.:;!?•–—"“(])$/u.test(text.slice(0, start).trimEnd());

function compareRuns(comparison: Comparison): Finding[] {
  const { language } = comparison;
  // In German every noun is large, in Chinese none.
  if (language === 'de' || language === 'zh' || language === 'ja') return [];
  // A headline in Title Case says nothing by its capitals.
  const strength = isTitleCased(comparison) ? 0.4 : 1;
  return nameRuns(comparison).flatMap((run) => {
    const unknown = run.filter((token) => isUnknown(token, comparison) || isCode(token, comparison));
    const [first, last] = [unknown[0], unknown.at(-1)];
    const [begin, end] = [first ?? run[0], last ?? run.at(-1)];
    return begin && end && (first || (strength === 1 && isJoined(run, comparison)))
      ? [finding(comparison, { start: begin.start, end: end.end }, kindOfName(run, comparison), { strength })]
      : [];
  });
}

/** "University of Calgary" is not "Foothills University, Calgary": a school or a firm made of parts of others. */
function isJoined(run: readonly Token[], { text, knowledge, ledger, sources }: Comparison): boolean {
  const isOrganization = run.length > 1 && knowledge.lexicon.organizationWords.find(run).length > 0;
  const isWhole = ({ tokens, text: line }: LedgerLine) => {
    const own = tokens.filter(({ key }) => run.some((token) => token.key === key));
    return (
      run.every(({ key }) => own.some((token) => token.key === key)) &&
      !(own.length === run.length && /,/u.test(line.slice(own[0]?.start, own.at(-1)?.end)))
    );
  };
  // Letters may stand for it, and of two names each has a line of its own.
  const isOther =
    sources.some((line) => /\b\p{Lu}{2,6}\b/u.test(line.text)) ||
    /\sand\s/u.test(text.slice(run[0]?.start, run.at(-1)?.end));
  return isOrganization && !isOther && !ledger.lines.some(isWhole);
}

function isUnknown(token: Token, comparison: Comparison): boolean {
  const { alignment, ledger, isForeign, knowledge } = comparison;
  const support = alignment.supports.get(token);
  return (
    support !== undefined &&
    support.best < 0.9 &&
    !ledger.keys.has(token.key) &&
    !ledger.keys.has(`${token.key}s`) &&
    !isCommon.test(token.key) &&
    !(isForeign && knowledge.words.isWord(token.key)) &&
    !isInDegree(token, comparison) &&
    !isPlaceOf(token, comparison)
  );
}

/** "Licence B, BE and W": in capitals among small letters a word is a name, also where it's spelled as one that isn't. */
const isCode = (token: Token, { alignment, ledger, text }: Comparison): boolean =>
  !alignment.supports.has(token) &&
  /^\p{Lu}{2,4}$/u.test(token.text) &&
  /\p{Ll}{3}/u.test(text) &&
  !isCommon.test(token.key) &&
  !ledger.lines.some((line) => line.text.includes(token.text));

/** "Bachelor of Science" for "B.S.": the degrees are compared as such. */
const isInDegree = ({ start, end }: Token, { knowledge: { lexicon }, tokens }: Comparison) =>
  lexicon.degrees.find(tokens).some((degree) => degree.start <= start && degree.end >= end);

/** "Vermont" for "VT", "Québec" for "QC". */
const isPlaceOf = (token: Token, { ledger, knowledge: { lexicon } }: Comparison) => {
  const place = lexicon.places.whole(token.text);
  return (
    place !== undefined &&
    ledger.lines.some((line) =>
      line.tokens.some(({ text }) => lexicon.places.whole(text)?.name === place.name),
    )
  );
};

/** Months, days and currencies are nobody's. */
const isCommon = phrasePattern.u`^(?:${'names/is-common'})$`;

const isTitleCased = ({ tokens }: Comparison) => {
  const content = tokens.filter(({ isContent, key }) => isContent && /^\p{L}/u.test(key));
  return (
    content.length > 3 && content.filter(({ text }) => /^\p{Lu}/u.test(text)).length > content.length * 0.8
  );
};

function kindOfName(run: readonly Token[], { knowledge: { lexicon } }: Comparison): FaultCode {
  if (lexicon.certifications.find(run).length > 0) return 'credential';
  const [skill] = lexicon.skills.find(run);
  if (skill)
    return skill.value.type === 'human-language'
      ? 'language'
      : skill.value.type === 'credential'
        ? 'credential'
        : 'name';
  const [organisation] = lexicon.organizationWords.find(run);
  if (organisation) return organisation.value.kind === 'institution' ? 'institution' : 'employer';
  if (lexicon.places.find(run).length > 0) return 'place';
  return lexicon.employers.find(run).length > 0 ? 'employer' : 'name';
}

/** A skill of our lists that the person's words don't show: perhaps true, so it's asked. */
function compareSkills(comparison: Comparison): Finding[] {
  const { knowledge, tokens, alignment, ledger, scope, isForeign } = comparison;
  const { lexicon } = knowledge;
  const known = new Set(
    ledger.lines.flatMap((line, place) =>
      scope[place] ? factsOf(line, lexicon).skills.map(({ value }) => value.name) : [],
    ),
  );
  return lexicon.skills.find(tokens).flatMap(({ value, start, end }) => {
    if (value.type === 'soft' || value.type === 'human-language' || known.has(value.name)) return [];
    const words = tokens.filter((token) => token.isContent && token.start >= start && token.end <= end);
    const weakest = Math.min(1, ...words.map((token) => alignment.supports.get(token)?.best ?? 1));
    if (weakest >= 0.75 || (isForeign && words.every(({ key }) => knowledge.words.isWord(key)))) return [];
    const isName = words.some((token) => /\p{Lu}/u.test(token.text) && token.start > 0);
    const isNowhere = words.every(({ key }) => !ledger.keys.has(key));
    return [
      finding(comparison, { start, end }, isName && isNowhere ? 'name' : 'skill', {
        strength: (value.ambiguous && !isName ? 0.3 : 1) * (1 - weakest * 0.5),
      }),
    ];
  });
}
