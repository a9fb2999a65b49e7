import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type TemplateId, templateIds } from '#domain/resume/templates.ts';
import { composeLetter } from './compose-letter.ts';
import { composeResume } from './compose-resume.ts';
import { letterCss } from './letter-css.ts';
import { letterDocx } from './letter-docx.ts';
import { plainLetter } from './letter-look.ts';
import { lookCss } from './look-css.ts';
import { resumeCss } from './resume-css.ts';
import { resumeDocx } from './resume-docx.ts';
import { sampleResume } from './sample-resume.ts';
import type { TemplateLook } from './template-look.ts';
import { templateLooks } from './template-looks.ts';

type Value = string | number | boolean;

/** One value of a look: which of the two it's for, and the look with another in its place. */
interface Change {
  place: string;
  isOnPage: boolean;
  isInWord: boolean;
  look: TemplateLook;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function valuesOf(look: unknown, path: readonly string[] = []): [readonly string[], Value][] {
  return Object.entries(isTree(look) ? look : {}).flatMap(([key, value]) =>
    isTree(value) ? valuesOf(value, [...path, key]) : [[[...path, key], value as Value] as const],
  ) as [readonly string[], Value][];
}

/** Another value of its kind. Whether Word is bold changes at 600, and only the page could tell others apart. */
function anotherValue(key: string, value: Value): Value {
  if (key === 'weight') return Number(value) >= 600 ? 400 : 700;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (key === 'side') return value === 'bottom' ? 'top' : 'bottom';
  if (key === 'font' || key === 'mono') return 'Another Face';
  return value === 'accent' ? 'white' : 'accent';
}

function changed(tree: unknown, [key = '', ...rest]: readonly string[], value: Value): unknown {
  if (!isTree(tree)) return tree;
  return { ...tree, [key]: rest.length === 0 ? value : changed(tree[key], rest, value) };
}

function changesOf(template: TemplateId): Change[] {
  const look = templateLooks[template];
  return valuesOf(look).map(([path, value]) => {
    const part = path.at(-1);
    const key = (part === 'page' || part === 'word' ? path.at(-2) : part) ?? '';
    return {
      place: path.join('.'),
      // Where a rule is drawn, the page's own styles say.
      isOnPage: part !== 'word' && key !== 'side',
      // Word has one way for employer and city, and takes the city's first.
      isInWord: part !== 'page' && !(path[0] === 'organization' && key in look.location),
      look: changed(look, path, anotherValue(key, value)) as TemplateLook,
    };
  });
}

describe.each(templateIds)('the look of %s', (template) => {
  const resume = composeResume(sampleResume, template);
  const wordOf = async (look: TemplateLook) => {
    const bytes = await resumeDocx(
      resume,
      { template, colorScheme: 'teal', pageSize: 'letter', fit: 0 },
      look,
    );
    return Buffer.from(bytes).toString('base64');
  };

  test('shows every value in the page, in Word, or in both', async () => {
    const page = lookCss(template, templateLooks[template]);
    const word = await wordOf(templateLooks[template]);
    const changes = changesOf(template);
    expect(changes.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { place, isOnPage, isInWord, look } of changes) {
      if ((lookCss(template, look) !== page) !== isOnPage) wrong.push(`${place}: page`);
      if (((await wordOf(look)) !== word) !== isInWord) wrong.push(`${place}: Word`);
    }
    expect(wrong).toEqual([]);
  });

  test('is read by the styles of the page, which say none of it again', () => {
    const said = lookCss(template, templateLooks[template]);
    const css = resumeCss(template);
    // A rule that is a bar has no style. Colors are there for all templates, and not every template uses all of them.
    const variables = [...said.matchAll(/^ {2}(--(?!ink|rule|dim|white)[\w-]+):/gm)].map(
      ([, name]) => name ?? '',
    );
    const isUnread = (name: string) => !css.includes(`var(${name})`) && !name.endsWith('-style');
    expect(variables.length).toBeGreaterThan(10);
    expect(variables.filter(isUnread)).toEqual([]);
    const own = readFileSync(`src/documents/templates/${template}.css`, 'utf8');
    expect(own.match(/#[0-9a-f]{3,8}\b|rgb|--(?:full-[\w-]+|leading|body|bullet):/gi)).toBeNull();
  });
});

test('what all templates share is in the page, too', () => {
  const css = resumeCss('classic');
  expect(css).toContain('--ink: #1B2430;');
  expect(css).toContain('--rule: #B9C2CC;');
  expect(css).toContain('var(--fit) * var(--fit-type)');
  expect(css).toContain('var(--fit) * var(--fit-air)');
});

test('what a plain letter looks like is in page and Word', async () => {
  const letter = composeLetter('Dear Sam');
  const fileOf = async (look = plainLetter) => Buffer.from(await letterDocx(letter, look)).toString('base64');
  const [css, file] = [letterCss(letter), await fileOf()];
  const other = { font: 'Georgia', pt: 12, leading: 2, marginIn: 0.5 };
  for (const [key, value] of Object.entries(other)) {
    const look = { ...plainLetter, [key]: value };
    expect(letterCss(letter, look), key).not.toBe(css);
    expect((await fileOf(look)) === file, key).toBe(false);
  }
});
