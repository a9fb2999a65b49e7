import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { contractForBrowsers } from './build/contract-plugin.ts';
import { documentFonts } from './build/document-fonts-plugin.ts';

/**
 * What every page starts with is one file: in thirty small ones it takes 6 % more bytes and thirty requests. The
 * file that starts it stays by itself, so that it is still known as the entry.
 */
const app = { name: 'app', tags: ['$initial' as const], test: /^(?!.*(?:main\.tsx|index\.html))/ };

/** What every page that reads from the server brings along, in one file for the same reason. */
const data = {
  name: 'data',
  test: /@tanstack\/|virtual:contract|src\/web\/(?:server-data|query-client|api|create-api|work|server-events)\.tsx?$/,
  includeDependenciesRecursively: false,
};

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  return {
    plugins: [react(), tailwindcss(), contractForBrowsers(), documentFonts()],
    define: {
      // Builds for end-to-end tests carry the pseudo-locales; what people get carries English alone.
      __TEST_LOCALES__: JSON.stringify(mode === 'development' || env.TEST_LOCALES === '1'),
    },
    build: {
      outDir: 'dist/web',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Every browser that runs the app knows it by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [app, data] } } },
    },
  };
});
