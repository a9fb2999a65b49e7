import type { Plugin } from 'vite';
import {
  type DocumentFace,
  faceName,
  facesOfTemplate,
  hanFaces,
  spareFaces,
} from '#documents/document-fonts.ts';
import { templateIds } from '#domain/resume/templates.ts';
import { findFontFiles } from '#server/printing/font-files.ts';

const han = new Set(hanFaces.map(faceName));
const styles = [...templateIds, 'letter'] as const;
const every = styles.flatMap((style) => [...facesOfTemplate(style), ...spareFaces(style)]);

const modules: Record<string, readonly DocumentFace[]> = {
  'virtual:document-fonts': every.filter((face) => !han.has(faceName(face))),
  'virtual:document-fonts-han': hanFaces,
};

/**
 * The faces of documents for the browser: which file has which letters, and where it is. The Chinese and
 * Japanese ones are a module of their own, and an empty one where their packages are not installed.
 */
export function documentFonts(): Plugin {
  let isBuild = false;
  return {
    name: 'document-fonts',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const faces = modules[id.slice(1)];
      return faces && moduleOf(faces, isBuild);
    },
  };
}

/**
 * In development a file is named by its path: importing each would be a request each. Weights of a font have
 * the same letters, so a range is written once.
 */
function moduleOf(faces: readonly DocumentFace[], isBuild: boolean): string {
  const files = new Map(faces.map((face) => [faceName(face), findFontFiles(face)]));
  const all = [...files.values()].flat();
  const paths = all.map(({ path }) => path);
  const ranges = [...new Set(all.map(({ range }) => range))];
  const entries = [...files].map(([name, list]) => {
    const texts = list.map(
      ({ path, range }) => `{url:url${paths.indexOf(path)},range:range${ranges.indexOf(range)}}`,
    );
    return `${JSON.stringify(name)}:[${texts.join(',')}]`;
  });
  return [
    ...paths.map((path, index) =>
      isBuild
        ? `import url${index} from ${JSON.stringify(`${path}?url`)};`
        : `const url${index} = ${JSON.stringify(`/@fs${path}`)};`,
    ),
    ...ranges.map((range, index) => `const range${index} = ${JSON.stringify(range)};`),
    `export const files = {${entries.join(',\n')}};`,
  ].join('\n');
}
