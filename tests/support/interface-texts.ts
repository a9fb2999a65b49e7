import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseSync } from 'vite';

/** Rules that hold no text for people: they say what they found by code, and the page has the sentences. */
const RULES = 'src/domain/**/*.ts';

/** Where phrases are no interface text: what a rule looks for, what is written into a resume, what only measures. */
const PHRASES_ALLOWED = [
  'src/domain/posting/requirements/**',
  'src/domain/language/date-words.ts',
  'src/domain/resume/{heading-words,section-headings}.ts',
  'src/domain/resume/parse/field-labels.ts',
  'src/domain/language/function-words.ts',
  'src/domain/rewrite/write/**',
  'src/domain/language/{verb-forms,inflection}.ts',
  'src/domain/letter/{joined-clauses,joined-deed,tell-line,tidy-line}.ts',
  'src/domain/score/fixes/{number,skill}-asks.ts',
  'src/domain/posting/conditions/working-hours.ts',
  'src/domain/interview/{improper-question,improper-wording,same-question,posting-questions,kind-points}.ts',
];

/** Where whole sentences are the rule's work: feedback on an answer and why a job fits are writing, and are kept as they were given. */
const SENTENCES_ALLOWED = [
  'src/domain/interview/{feedback-text,posting-questions}.ts',
  'src/domain/jobs/reasoning-text.ts',
];

/** From a capital to a full stop, and longer than an abbreviation. A value in it stands for a word. */
const sentence = /^(?=.{5})["“]?(?:\p{Lu}|0)[\p{L}\p{N}\s,;:'’"“”()/–-]*[\p{L}\p{N}"”)][.?!]["”]?(?:\s|$)/u;

/** Three words in a row, one of which is there for the grammar alone. */
const threeWords = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:,? [\p{L}\p{N}]+(?:['’]\p{L}+)?){2,}/gu;
const smallWord =
  /(?<!\p{L})(?:a|an|the|of|in|to|for|with|by|as|at|on|or|and|no|not|is|are|was|it|its|this|that|what|which|you|your)(?!\p{L})/iu;

type Node = Record<string, unknown> & { type: string; start: number };

/** Literals of a rule that read like something said to a person, each with its line. */
export function interfaceTexts(root: string, file: string): { line: number; text: string }[] {
  if (!matchesGlob(file, RULES) || file.endsWith('.test.ts')) return [];
  if (SENTENCES_ALLOWED.some((glob) => matchesGlob(file, glob))) return [];
  const source = readFileSync(join(root, file), 'utf8');
  const arePhrasesAllowed = PHRASES_ALLOWED.some((glob) => matchesGlob(file, glob));
  return literalsIn(parseSync(file, source, { lang: 'ts' }).program)
    .filter(({ text }) => sentence.test(text) || (!arePhrasesAllowed && hasPhrase(text)))
    .map(({ text, start }) => ({ line: source.slice(0, start).split('\n').length, text }));
}

const hasPhrase = (text: string) =>
  text.match(threeWords)?.some((phrase) => smallWord.test(phrase) && !isWordList(phrase)) ?? false;

/** Nobody is told so many words without a comma or a capital. */
const isWordList = (phrase: string) => phrase.split(' ').length > 14 && !/[,\p{Lu}]/u.test(phrase);

function literalsIn(value: unknown): { text: string; start: number }[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  // Names of modules and types are no texts, nor is a pattern (phrasePattern.iu`…`).
  if (/^(?:Import|ExportAll|TSLiteralType|TaggedTemplate)/.test(node.type)) return [];
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ text: node.value, start: node.start }];
  const inside = Object.values(node).flatMap(literalsIn);
  return node.type === 'TemplateLiteral' ? [{ text: textOf(node), start: node.start }, ...inside] : inside;
}

/** A template with 0 for each value. */
const textOf = ({ quasis }: Node) =>
  (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('0');
