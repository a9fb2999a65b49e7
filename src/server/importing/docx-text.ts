import mammoth from 'mammoth';
import { RefusedFile } from './refused-file.ts';
import { openZip, type Unzip } from './unzip.ts';
import { type WordNode, wordLines } from './word-lines.ts';

/** The words of a Word file as lines: its page heads, its body, its page feet. */
export async function readDocx(bytes: Buffer): Promise<string> {
  const { names, unzip } = openZip(bytes);
  const body = await readPart(unzip);
  const heads = await readAside(names, unzip, /^word\/header\d*\.xml$/);
  const feet = await readAside(names, unzip, /^word\/footer\d*\.xml$/);
  return [...heads, ...body, '', ...feet].join('\n');
}

/** Heads and feet come in kinds for first and other pages, which mostly say the same. */
async function readAside(names: readonly string[], unzip: Unzip, pattern: RegExp): Promise<string[]> {
  const lines = new Set<string>();
  for (const name of names.filter((one) => pattern.test(one)).toSorted()) {
    const part = unzip(name)?.toString('utf8') ?? '';
    for (const line of await readPart(asBody(unzip, part))) if (line.trim() !== '') lines.add(line);
  }
  return [...lines];
}

/** The same file with a page's head where its body was: mammoth reads bodies alone. */
function asBody(unzip: Unzip, part: string): Unzip {
  const body = part.replace(/<(\/?)w:(?:hdr|ftr)\b/g, (_, close: string) => `<${close}w:body`);
  const declarations = /<w:body((?:\s+[\w:]+="[^"]*")*)/.exec(body)?.[1] ?? '';
  const document = `${body.replace(/<w:body\b[^>]*>/, `<w:document${declarations}><w:body>`)}</w:document>`;
  return (name) => (/^word\/document\d*\.xml$/.test(name) ? Buffer.from(document) : unzip(name));
}

async function readPart(unzip: Unzip): Promise<string[]> {
  let document: WordNode | undefined;
  const file = {
    exists: (name: string) => unzip(name) !== undefined,
    read: async (name: string, encoding?: string) => {
      const part = unzip(name) ?? Buffer.alloc(0);
      return encoding === undefined ? part : new TextDecoder(encoding).decode(part);
    },
  };
  try {
    // A file of our own making keeps the library's unpacking out, which knows no bounds. Its types do not name it.
    await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
      transformDocument: (read: WordNode) => {
        document = read;
        return { ...read, children: [] };
      },
    });
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged');
  }
  return document ? wordLines(document) : [];
}
