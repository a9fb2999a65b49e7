import { foldQuotes, foldWords } from '../text/fold.ts';
import type { Evidence } from './evidence.ts';
import type { Flag } from './guard-types.ts';
import { makeFlag } from './make-flag.ts';
import type { Passage } from './passages.ts';

/** Words that make a task larger than it was. Each must stand in the source beside the same task. */
const scopeWords =
  /\b(?:sole|solely|single-handed(?:ly)?|alone|entire|entirely|(?:\p{L}+)-wide|\p{L}{4,}wide|largest|biggest|first-ever|flagship|large-scale|end-to-end|full-cycle|multi-?million|multi-(?:site|state|country|national|year)|hundreds|thousands|dozens|millions|countless|numerous|nationally|national|global|globally|worldwide|international|internationally|company['’]s (?:entire|whole)|all (?:two|three|four|five|six|seven|eight|nine|ten|\d+)|every single|from scratch|from the ground up|department|division)\b/giu;
const standingWords =
  /\b(?:seasoned|world-class|renowned|acclaimed|recogni[sz]ed|leading expert|industry-leading|top-performing|top-ranked|award-winning|best-in-class|(?:executive|director|broker|manager|c|senior|expert|principal|partner|vp)-level|expert|distinguished|leading authority|authority|thought leader|visionary|veteran|celebrated|elite|high-profile|decorated|esteemed|pre-?eminent|foremost|sought-after|highly regarded|(?:nationally|internationally|globally|widely) (?:known|recogni[sz]ed|respected|renowned))\b/giu;

export const checkScope = (passage: Passage, evidence: Evidence): Flag[] => [
  ...checkScopeWords(passage, evidence),
  ...checkWholes(passage, evidence),
  ...checkAll(passage, evidence),
];

const allOf =
  /(?:^|[,;(]\s*|\b(?:and|with)\s+)(all(?: of (?:them|whom|which))?)(?=\s+(?:of|have|has|had|were|are|was|now|since|still|\p{L}+ed)\b|\s+\p{L}+[.,;]?\s*$)/iu;
const wholeWords = /\b(?:all|every|each|both|100\s?%|no|none|without|entire|whole|full)\b/iu;

/** "all of them passed" where the source tells of some: two of three, 20 of 22. */
function checkAll(passage: Passage, evidence: Evidence): Flag[] {
  const found = allOf.exec(passage.text);
  const [best] = passage.alignment.lines;
  if (!found || best === undefined || !passage.sameLanguage || evidence.language !== 'en') return [];
  const source = [...passage.alignment.near].map((line) => evidence.lines[line]?.text ?? '').join('\n');
  const counts = evidence.lines[best]?.quantities.filter(({ kind }) => kind === 'count') ?? [];
  if (passage.courtesy || wholeWords.test(source) || counts.length < 2) return [];
  const start = found.index + found[0].lastIndexOf(found[1] ?? '');
  const why = 'Your resume tells this of some, not of all.';
  return [makeFlag(passage, { start, end: passage.text.length }, 'scope', 'soft', why)];
}

function checkScopeWords(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage && passage.language !== 'en') return [];
  if (passage.sameLanguage && evidence.language !== 'en') return checkForeignWholes(passage, evidence);
  return [
    ...[...passage.text.matchAll(scopeWords)].map((found) => ({ found, kind: 'scope' as const })),
    ...[...passage.text.matchAll(standingWords)].map((found) => ({ found, kind: 'standing' as const })),
  ].flatMap(({ found, kind }) => {
    const span = { start: found.index, end: found.index + found[0].length };
    if (
      passage.courtesy ||
      (kind === 'standing'
        ? evidence.folded.includes(foldWords(found[0]))
        : isSupported(span, passage, evidence))
    )
      return [];
    if (!passage.sameLanguage && kind === 'scope' && !/^(?:sole|single)/i.test(found[0])) return [];
    const start = span.start;
    return [
      makeFlag(
        passage,
        { start, end: Math.min(passage.text.length, span.end + 20) },
        kind,
        'soft',
        `Your resume does not say "${found[0]}".`,
      ),
    ];
  });
}

function isSupported(span: { start: number; end: number }, passage: Passage, evidence: Evidence): boolean {
  const words = passage.words.filter(
    (word) => word.start >= span.start && word.end <= span.end && (word.content || /^all$/.test(word.key)),
  );
  const inNear = (lines: readonly number[]) => lines.some((line) => passage.alignment.near.has(line));
  if (
    words.every(({ support, lines }) => (support === 'same' || support === 'family') && inNear(lines)) ||
    words.every(({ support }) => support === 'acronym' || support === 'listed')
  )
    return true;
  return (
    words.length > 0 &&
    words.every(({ support }) => support === 'same') &&
    passage.kind !== 'bullet' &&
    evidence.folded.includes(` ${words.map(({ key }) => key).join(' ')} `)
  );
}

/** "for all subsidiaries", "on every continent": a whole of something the source does not speak of here. */
function checkWholes(passage: Passage, evidence: Evidence): Flag[] {
  if (!passage.sameLanguage || passage.courtesy || evidence.language !== 'en') return [];
  return [
    ...passage.text.matchAll(
      /\b(?:all|every|each|entire|whole)\s+(?:of\s+)?(?:the\s+|our\s+|my\s+)?(\p{L}+)/giu,
    ),
  ].flatMap((found) => {
    const end = found.index + found[0].length;
    const nouns = passage.words.filter(
      (word) =>
        word.content &&
        word.start > found.index &&
        word.end <= end &&
        !/^(?:all|every|each|entire|whole)$/.test(word.key),
    );
    const known = nouns.some(
      ({ key, lines }) =>
        evidence.forms.isFrame(key) || lines.some((line) => passage.alignment.near.has(line)),
    );
    if (nouns.length === 0 || known) return [];
    return [
      makeFlag(
        passage,
        { start: found.index, end },
        'scope',
        'soft',
        `Your resume does not speak of "${found[0]}".`,
      ),
    ];
  });
}

const foreignWholes =
  /(?<!\p{L})(?:tod[oa]s? (?:el|la|los|las)|enter[oa]s?|a nivel (?:nacional|mundial|global)|toute? l[ea']|tou(?:s|tes) les|entière?s?|gesamt\p{L}*|sämtlich\p{L}*|\p{L}+weit(?:e[rsnm]?)?|całe\p{L}*|cał[aąy]|wszystki\p{L}*|ogólnopolsk\p{L}*|tod[oa]s? [oa]s?|inteir[oa]|en solitario|allein(?:ig\p{L}*)?|samodzielni\p{L}*|seule?)(?!\p{L})|全公司|全国|全球|所有|独立/giu;

/** The same in other languages: the word itself must stand in the aligned lines. */
function checkForeignWholes(passage: Passage, evidence: Evidence): Flag[] {
  const source = foldQuotes(
    [...passage.alignment.near].map((line) => evidence.lines[line]?.text ?? '').join('\n'),
  );
  return [...passage.text.matchAll(foreignWholes)].flatMap((found) =>
    source.includes(foldQuotes(found[0]).slice(0, 5))
      ? []
      : [
          makeFlag(
            passage,
            { start: found.index, end: found.index + found[0].length },
            'scope',
            'soft',
            `Your resume does not say "${found[0]}".`,
          ),
        ],
  );
}
