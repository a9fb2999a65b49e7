import type { Plugin } from 'vite';
import {
  type DocumentFace,
  faceName,
  facesOfTemplate,
  hanFaces,
  spareFaces,
} from './src/documents/document-fonts.ts';
import { templateIds } from './src/domain/templates.ts';
import { findFontFiles } from './src/server/printing/font-files.ts';

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

/** In development a file is named by its path: importing each would be a request each. */
function moduleOf(faces: readonly DocumentFace[], isBuild: boolean): string {
  const imports: string[] = [];
  const addressOf = (path: string) => {
    if (!isBuild) return JSON.stringify(`/@fs${path}`);
    imports.push(`import file${imports.length} from ${JSON.stringify(`${path}?url`)};`);
    return `file${imports.length - 1}`;
  };
  const once = new Map(faces.map((face) => [faceName(face), face]));
  const entries = [...once].map(([name, face]) => {
    const files = findFontFiles(face).map(
      ({ path, range }) => `{url:${addressOf(path)},range:${JSON.stringify(range)}}`,
    );
    return `${JSON.stringify(name)}:[${files.join(',')}]`;
  });
  return `${imports.join('\n')}\nexport const files = {${entries.join(',\n')}};`;
}
