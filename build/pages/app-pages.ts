import { readFileSync } from 'node:fs';
import { type AppPath, appPaths } from '#contract/page-paths.ts';
import { renderNavigation } from './render-body.tsx';

/** Of `dist/web/.vite/manifest.json`, by the source or the name of a file. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** What `dataPage` in `src/web/data-page.tsx` loads beside the page. */
const dataSource = 'src/web/server-data.tsx';

/**
 * The app's page for each of its addresses. It names the files of the first screen there, so that the browser fetches
 * them along with the app and not only once the app has found out which ones it needs. And it holds the navigation that
 * a visitor sees, to look at until the app has drawn its own. Where a visitor is asked to sign in first, `public/theme.js`
 * asks for these files, and only for whoever may be signed in.
 */
export async function appPages(folder: string): Promise<{ path: AppPath; html: string }[]> {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const routes = readFileSync('src/web/routes.tsx', 'utf8');
  const pageOf = async (path: AppPath) => {
    const { sources, isBare, fillsScreen, isGuarded } = routeOf(path, routes);
    const files = sources.flatMap((source) => [...filesOf(source, manifest)]);
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js') && !html.includes(file));
    const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const named = `<script src="/theme.js" data-parts="${scripts.map((file) => `/${file}`).join(' ')}">`;
    const shown = isBare
      ? ''
      : `<div id="page" class="contents" inert>${await renderNavigation(path, fillsScreen)}</div>`;
    return {
      path,
      html: (isGuarded
        ? html.replace('<script src="/theme.js">', () => named)
        : html.replace('</head>', () => `${links.join('')}</head>`)
      ).replace('<div id="root"></div>', () => `<div id="root">${shown}</div>`),
    };
  };
  return Promise.all(appPaths.map(pageOf));
}

/** As `src/web/routes.tsx` has it, which can't be run without a browser. */
function routeOf(path: AppPath, routes: string) {
  const route = routes.split("path: '").find((text) => text.startsWith(`${path}'`)) ?? '';
  const page = /(dataPage|plainPage)\(.*?import\(\s*'\.\/([^']+)'/s.exec(route);
  if (!page?.[2]) throw new Error(`src/web/routes.tsx names no file for ${path}.`);
  return {
    sources: [`src/web/${page[2]}`, ...(page[1] === 'dataPage' ? [dataSource] : [])],
    isBare: route.includes('isBare: true'),
    fillsScreen: route.includes('fillsScreen: true'),
    isGuarded: route.includes('asked: {'),
  };
}

function filesOf(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build holds no ${source}.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, manifest, found);
  return found;
}
