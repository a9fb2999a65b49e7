import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Part of `npm run build -- web`, at its end: files that compress well, compressed once for everybody, beside themselves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const fewestBytes = 1_000;

const files = globSync('dist/web/**/*.{js,css,svg,webmanifest}');
await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file);
    if (content.length < fewestBytes) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }),
);
