import { phrasePattern } from '../language/phrase-pattern.ts';
import { keyOf } from '../language/words.ts';
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
  const isLarge = (token: Token, place: number) =>
    /^\p{Lu}/u.test(token.text) &&
    !(isOpening(text, token) && !/\p{Lu}.*\p{Lu}|\d/u.test(token.text)) &&
    place >= 0;
  for (const [place, token] of tokens.entries()) {
    if (!isLarge(token, place) || /^I$/u.test(token.text)) continue;
    const last = runs.at(-1)?.at(-1);
    if (last && /^[\s&.'’-]{1,3}$|^\s(?:of|the|and|&|de|for)\s$/u.test(text.slice(last.end, token.start)))
      runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

const isOpening = (text: string, { start }: Token) =>
  /(?:^|[.:;!?•–—]\s*|["“(])$/u.test(
    text.slice(0, start).trimEnd().slice(-1) === '' ? '' : text.slice(0, start).trimEnd(),
  ) || text.slice(0, start).trim() === '';

function compareRuns(comparison: Comparison): Finding[] {
  const { alignment, ledger, text, language, isForeign, knowledge } = comparison;
  // In German every noun is large, in Chinese none.
  if (language === 'de' || language === 'zh' || language === 'ja') return [];
  return nameRuns(comparison).flatMap((run) => {
    const unknown = run.filter((token) => {
      if (isCommon.test(token.key) || (isForeign && knowledge.words.isWord(token.key))) return false;
      const support = alignment.supports.get(token);
      if (isCode(token, comparison)) return true;
      return (
        support !== undefined &&
        support.best < 0.9 &&
        !ledger.keys.has(token.key) &&
        !ledger.keys.has(keyOf(token.text.replace(/s$/, ''))) &&
        !ledger.keys.has(`${token.key}s`) &&
        !isInDegree(token, comparison) &&
        !isPlaceOf(token, comparison)
      );
    });
    const [first, last] = [unknown[0], unknown.at(-1)];
    if (!first || !last) return partsOf(run, text).flatMap((part) => scattered(part, comparison));
    const span = { start: first.start, end: last.end };
    const code = kindOfName(run, comparison);
    const isPlain = unknown.every(
      (token) =>
        comparison.knowledge.words.isWord(token.key) && (alignment.supports.get(token)?.best ?? 0) >= 0.8,
    );
    return [
      finding(comparison, span, code, {
        strength: (isPlain && code === 'name') || (text.length > 0 && isTitleCased(comparison)) ? 0.4 : 1,
      }),
    ];
  });
}

/** "Licence B, BE and W": in capitals among small letters a word is a name, also where it's spelled as one that isn't. */
const isCode = (token: Token, { alignment, ledger, text }: Comparison): boolean =>
  !alignment.supports.has(token) &&
  /^\p{Lu}{2,4}$/u.test(token.text) &&
  /\p{Ll}{3}/u.test(text) &&
  !ledger.lines.some((line) => line.text.includes(token.text));

/** "Opera Cloud and P&L" are two names. */
function partsOf(run: readonly Token[], text: string): Token[][] {
  const parts: Token[][] = [];
  for (const token of run) {
    const last = parts.at(-1)?.at(-1);
    if (last && !/\sand\s/u.test(text.slice(last.end, token.start))) parts.at(-1)?.push(token);
    else parts.push([token]);
  }
  return parts;
}

const isWorkedWords = phrasePattern.iu`\b(?:${'names/scattered-is-worked'}) (?:at|for) (?:the )?$`;

/** A name made of parts of several: "University" of one line and "Sheffield" of another; or a tool as employer. */
function scattered(run: readonly Token[], comparison: Comparison): Finding[] {
  const { ledger, text, knowledge } = comparison;
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || isTitleCased(comparison)) return [];
  const span = { start: first.start, end: last.end };
  const isWhole = (keys: ReadonlySet<string>) =>
    run.every(({ key, text: word }) => keys.has(key) || keys.has(keyOf(word.replace(/s$/u, ''))));
  const isOrganisation = knowledge.lexicon.organisationWords.find(run).length > 0;
  const homes = ledger.lines.filter(
    (line) =>
      isWhole(new Set(line.tokens.map(({ key }) => key))) &&
      !(isOrganisation && run.length > 1 && isParted(run, line)),
  );
  const isSpelled = run.every((token) => (comparison.alignment.supports.get(token)?.best ?? 0) >= 0.9);
  if (
    homes.length === 0 &&
    isSpelled &&
    run.every(({ text: word }) => !/^\p{Lu}{2,}/u.test(word)) &&
    comparison.sources.some((line) => /\b\p{Lu}{2,6}\b/u.test(line.text))
  )
    return [];
  if (homes.length === 0)
    return isOrganisation && run.length > 1 ? [finding(comparison, span, kindOfName(run, comparison))] : [];
  const isPlaceOfWork =
    /\bat\s+(?:the\s+)?$/iu.test(text.slice(0, first.start)) &&
    /^(?:\s+(?:in|from|as|since)\b|,|\.|$)/u.test(text.slice(last.end));
  const isWorked = isWorkedWords.test(text.slice(0, first.start));
  if (isWorked && homes.every(({ kind }) => kind !== 'header' && kind !== 'school' && kind !== 'summary'))
    return [finding(comparison, span, 'employer')];
  return isPlaceOfWork && homes.every(({ kind }) => kind === 'skill')
    ? [finding(comparison, span, 'employer')]
    : [];
}

/** "University of Calgary" is not "Foothills University, Calgary". */
function isParted(run: readonly Token[], { tokens, text }: LedgerLine): boolean {
  const own = tokens.filter(({ key }) => run.some((token) => token.key === key));
  return own.length === run.length && /,/u.test(text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0));
}

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

/** A headline in Title Case says nothing by its capitals. */
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
  const [organisation] = lexicon.organisationWords.find(run);
  if (organisation) return organisation.value.kind === 'institution' ? 'institution' : 'employer';
  if (lexicon.places.find(run).length > 0) return 'place';
  return lexicon.employers.find(run).length > 0 ? 'employer' : 'name';
}

/** "Bilingual" for a line with two languages. */
const languagesIn = ({ sources, knowledge: { lexicon } }: Comparison) =>
  sources
    .slice(0, 1)
    .flatMap((line) => factsOf(line, lexicon).skills)
    .filter(({ value }) => value.type === 'human-language').length;

/** A skill of our lists that the person's words don't show: perhaps true, so it's asked. */
function compareSkills(comparison: Comparison): Finding[] {
  const { knowledge, tokens, alignment, ledger, isForeign } = comparison;
  const { lexicon } = knowledge;
  const known = new Set(
    ledger.lines.flatMap((line, place) =>
      comparison.scope[place] ? factsOf(line, lexicon).skills.map(({ value }) => value.name) : [],
    ),
  );
  return lexicon.skills.find(tokens).flatMap(({ value, start, end }) => {
    if (value.type === 'soft' || value.type === 'human-language' || known.has(value.name)) return [];
    const words = tokens.filter((token) => token.isContent && token.start >= start && token.end <= end);
    if (/^bilingual/iu.test(value.name) && languagesIn(comparison) > 1) return [];
    const weakest = Math.min(1, ...words.map((token) => alignment.supports.get(token)?.best ?? 1));
    if (
      weakest >= 0.75 ||
      words.length === 0 ||
      (isForeign && words.every(({ key }) => knowledge.words.isWord(key)))
    )
      return [];
    const isName = words.some((token) => /\p{Lu}/u.test(token.text) && token.start > 0);
    const strength = (value.ambiguous && !isName ? 0.3 : 1) * (1 - weakest * 0.5);
    const isNowhere = words.every(({ key }) => !ledger.keys.has(key));
    const code =
      value.type === 'credential' ? 'credential' : isName && isNowhere && !value.ambiguous ? 'name' : 'skill';
    return [finding(comparison, { start, end }, code, { strength })];
  });
}
