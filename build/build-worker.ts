import { writeFile } from 'node:fs/promises';
import { builtApp, mostKeptBytes, workerCode } from './pages/worker-files.ts';

/**
 * Part of `npm run build -- web`, after the pages: the service worker with the list of what it keeps. The list is read from
 * the finished build, since the pages made at build add files of their own.
 */
const folder = 'dist/web';
const { bytes, ...app } = builtApp(folder);
// Journeys run on a build that carries React's warnings and the test locales.
const isForTests = process.argv.includes('--for-tests');
if (bytes > mostKeptBytes && !isForTests)
  throw new Error(`The worker would keep ${bytes} B, more than ${mostKeptBytes}.`);
await writeFile(`${folder}/sw.js`, await workerCode(app));
console.log(`worker: keeps ${app.files.length} files, ${bytes} B`);
