import { compileMessage } from '@lingui/message-utils/compileMessage';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { contractForBrowsers } from './build/contract-plugin.ts';
import { documentFonts } from './build/document-fonts-plugin.ts';
import { en } from './src/web/locales/en.ts';

const withPlaceholders = en.filter((text) => text.includes('{'));
const compiledTexts = Object.fromEntries(withPlaceholders.map((text) => [text, compileMessage(text)]));

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  return {
    plugins: [react(), tailwindcss(), contractForBrowsers(), documentFonts()],
    define: {
      // Compiled here, so that the page carries no compiler.
      __COMPILED_TEXTS__: JSON.stringify(compiledTexts),
      // Builds for end-to-end tests carry the pseudo-locales; what people get carries English alone.
      __TEST_LOCALES__: JSON.stringify(mode === 'development' || env.TEST_LOCALES === '1'),
    },
    build: { outDir: 'dist/web', emptyOutDir: true, assetsInlineLimit: 0 },
  };
});
