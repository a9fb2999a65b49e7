import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** What may lie beside the rooms of a folder; everything else belongs into one of them. */
const LOOSE: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/server': ['app.ts', 'app-error.ts', 'feature.ts', 'parts.ts', 'project-folder.ts', 'seed-people.ts'],
};

/** Lists of words belong in public-data; this many are left in rules, and there may only be fewer. */
const WIDEST_PATTERNS = 80;
const BRANCHES_OF_A_LIST = 10;

const BRITISH =
  /\b(?:behaviours?|cent(?:re|red|res)|colour\w*|defences?|favour\w*|honour\w*|judgements?|labour\w*|neighbour\w*|organis\w+|recognis\w+|optimis\w+|summaris\w+|normalis\w+|analys(?:e|ed|es|ing)|grey|labelled|modelling|travell(?:ed|ing)|whilst|programmes?|licences?)\b/gi;

/** What a stranger would stumble over in the folders themselves, each with its place. */
export function untidy(root: string, files: readonly string[]): string[] {
  return [
    ...roomsWithoutReadme(root),
    ...files.flatMap(looseFile),
    ...tooManyPatterns(root, files),
    ...files.flatMap((file) => britishComments(root, file)),
    ...globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root }).flatMap((file) =>
      british(file, prose(readFileSync(join(root, file), 'utf8'))),
    ),
  ];
}

function roomsWithoutReadme(root: string): string[] {
  const rooms = globSync(['src', 'src/*/', 'src/domain/*/'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return rooms
    .filter((room) => globSync(`${room}/README.md`, { cwd: root }).length === 0)
    .map((room) => `${room} has no README.md that says what lives there and where a change goes`);
}

function looseFile(file: string): string[] {
  return Object.entries(LOOSE).flatMap(([folder, allowed]) => {
    const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : '/';
    const subject = name.replace('.test.ts', '.ts');
    return name.includes('/') || allowed.includes(subject)
      ? []
      : [`${file} lies loose: it belongs in a room`];
  });
}

type Node = Record<string, unknown> & { type: string };

function tooManyPatterns(root: string, files: readonly string[]): string[] {
  const wide = files
    .filter((file) => file.startsWith('src/domain/') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      patternsIn(parseSync(file, readFileSync(join(root, file), 'utf8'), { lang: 'ts' }).program),
    )
    .filter((pattern) => pattern.split('|').length >= BRANCHES_OF_A_LIST).length;
  return wide > WIDEST_PATTERNS
    ? [
        `${wide} patterns of ${BRANCHES_OF_A_LIST} branches in src/domain, ${WIDEST_PATTERNS} at most: put word lists into public-data`,
      ]
    : [];
}

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const own = node.type === 'Literal' && (node.regex as { pattern: string } | undefined)?.pattern;
  const tagged =
    node.type === 'TaggedTemplateExpression' &&
    (node.quasi as { quasis: { value: { raw: string } }[] }).quasis.map(({ value: { raw } }) => raw).join('');
  return [...(own ? [own] : []), ...(tagged ? [tagged] : []), ...Object.values(node).flatMap(patternsIn)];
}

/** Strings may hold what a rule looks for in texts from anywhere; comments are ours. */
function britishComments(root: string, file: string): string[] {
  const { comments } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return british(file, prose(comments.map(({ value }) => value).join('\n')));
}

const prose = (markdown: string) =>
  markdown.replaceAll(/^```.*\n[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]+`|“[^”]*”|"[^"]*"/g, '');

const british = (file: string, text: string): string[] =>
  [...new Set(text.match(BRITISH))].map((word) => `${file} spells "${word}" as the British do`);
