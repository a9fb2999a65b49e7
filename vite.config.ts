import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { contractForBrowsers } from './build/contract-plugin.ts';
import { devPages } from './build/dev-pages-plugin.ts';
import { documentFonts } from './build/document-fonts-plugin.ts';
import { withoutPasskeys } from './build/without-passkeys.ts';

/**
 * What every page starts with is one file: in thirty small ones it takes 6 % more bytes and thirty requests. The
 * file that starts it stays by itself, so that it is still known as the entry.
 */
const app = { name: 'app', tags: ['$initial' as const], test: /^(?!.*(?:main\.tsx|index\.html))/ };

/** What every page that reads from the server brings along; what only account, payment, interviews, the job search and documents ask stays with those pages. */
const data = {
  name: 'data',
  test: /@tanstack\/|virtual:contract|src\/contract\/(?!policy-facts)|src\/domain\/resume\/(?:color-schemes|templates|page-limits|resume-limits|bullets)\.ts|src\/web\/(?:query-client|or-kept|api|create-api|work|server-events|native\/(?:connection|kept-marks|read-anew)|features\/(?!account|billing|interviews|job-search|documents)[\w-]+\/[\w-]+-queries)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** Menus, dialogs and messages: every page fetches them in its first quiet moment. */
const overlays = {
  name: 'overlays',
  test: /node_modules\/(?:@radix-ui|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden)\/|src\/web\/(?:ui\/(?:menu|dialog|sheet|use-focus-return)|layout\/(?:unsaved-dialog|use-sign-out|leave))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** A resume or a letter as a page, for preview and print alike. */
const documents = {
  name: 'documents',
  minShareCount: 2,
  test: /src\/documents\/(?!resume-of-row)|src\/web\/ui\/(?:printed-document|use-printing|document-fonts)\.tsx?$|src\/domain\/(?:language\/|resume\/section-(?:headings|order))|public-data\/section-headings|virtual:document-fonts$|@fontsource\/(?!noto-sans-(?:sc|jp))/,
  includeDependenciesRecursively: false,
};

/** The small things that several pages share: an icon is 150 bytes, and a request costs more than that. */
const controls = {
  name: 'controls',
  minShareCount: 2,
  test: /lucide-react\/(?!dist\/esm\/icons\/(?:eye|triangle-alert))|src\/web\/(?:ui|native|layout)\/(?!shared-|app-notices|footer|take-update|[\w-]*password)/,
  includeDependenciesRecursively: false,
};

/** How the tools mark a text, which the landing page shows too: without the diff and the buttons around it. */
const marks = {
  name: 'marks',
  minShareCount: 2,
  test: /src\/web\/writing\/result\/(?:answer-notes|answer-pieces|change-points|diff-parts|entry-head|grade-ruler|marked-answer|marked-line|match-score|missing-chips|score-rule|sentence-sources|source-lines|source-words)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** What the writing tools share: the frame of a screen, drafts, the progress of work, downloads. Saving is for letters and resumes alone. */
const writing = {
  name: 'writing',
  minShareCount: 2,
  test: /src\/web\/writing\/(?!document-saver|use-saver-state)(?:[\w-]+|result\/(?:use-downloads|sourced-text))\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** The buttons of a result, and the versions behind one of them, bring menus and dialogs, and so they come after the first paint. */
const resultButtons = {
  name: 'result-buttons',
  minShareCount: 2,
  test: /src\/web\/writing\/result\/(?:download-menu|share-button|use-share|versions-dialog)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** What else the tools share of a result; the builder's first paint does without it. */
const results = {
  name: 'results',
  minShareCount: 2,
  test: /node_modules\/diff\/|src\/web\/writing\/result\/|src\/web\/features\/resumes\/preview\/(?:use-resume-downloads|download-formats)\.tsx?$/,
  includeDependenciesRecursively: false,
};

/** What edits and changes do to a resume: the builder's first paint does without it. */
const resumeRules = {
  name: 'resume-rules',
  minShareCount: 2,
  test: /src\/domain\/resume\/|src\/web\/features\/resumes\/(?:changes\/|unsure\/|builder\/resume-rules)/,
  includeDependenciesRecursively: false,
};

/** What the builder's own parts share. */
const builder = {
  name: 'builder',
  minShareCount: 2,
  test: /src\/web\/features\/resumes\//,
  includeDependenciesRecursively: false,
};

/** A file goes to the first group that wants it. No two may import each other; a test looks. */
const groups = [
  app,
  data,
  overlays,
  documents,
  controls,
  marks,
  writing,
  resultButtons,
  results,
  resumeRules,
  builder,
];

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  return {
    plugins: [react(), tailwindcss(), contractForBrowsers(), documentFonts(), devPages(), withoutPasskeys()],
    // For versions of React that lack what the router asks for.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    define: {
      // Builds for end-to-end tests carry the pseudo-locales; what people get carries English alone.
      __TEST_LOCALES__: JSON.stringify(mode === 'development' || env.TEST_LOCALES === '1'),
    },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Says which files a page needs, for `build/pages/app-pages.ts`.
      manifest: true,
      // Every browser that runs the app knows it by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  };
});
