import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';

const sheet = fileURLToPath(new URL('../../src/web/styles.css', import.meta.url));
const latinExtended = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

/** The app's styles with the rules for the classes of this HTML alone. `addressOf` says where a font's file lies. */
export async function cssFor(html: string, addressOf: (file: string) => string): Promise<string> {
  const compiler = await compile(readFileSync(sheet, 'utf8'), {
    base: path.dirname(sheet),
    onDependency: () => {},
  });
  const css = withoutUnusedFaces(compiler.build(classesIn(html)), html);
  return withoutUnusedKeyframes(optimize(css, { minify: true }).code)
    .replaceAll(/url\(["']?[^)]*?([\w-]+\.woff2)["']?\)/g, (_, file: string) => `url(${addressOf(file)})`)
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) =>
    list.replaceAll(/&[\w#]+;/g, (entity) => entities[entity] ?? entity),
  );
  return [...new Set(lists.flatMap((list) => list.split(/\s+/)))];
}

function withoutUnusedFaces(css: string, html: string): string {
  if (latinExtended.test(html)) return css;
  return css.replaceAll(/@font-face\s*\{[^}]*latin-ext[^}]*\}/g, '');
}

function withoutUnusedKeyframes(css: string): string {
  return css.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    css.split(new RegExp(`\\b${name}\\b`)).length > 2 ? rule : '',
  );
}
