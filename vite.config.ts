import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '');
  const server = `http://127.0.0.1:${env.API_PORT ?? '3000'}`;
  return {
    plugins: [react(), tailwindcss()],
    define: {
      // Builds for end-to-end tests carry the pseudo-locales; what people get carries English alone.
      __TEST_LOCALES__: JSON.stringify(env.TEST_LOCALES === '1'),
    },
    build: { outDir: 'dist/web', emptyOutDir: true, assetsInlineLimit: 0 },
    server: {
      proxy: {
        '/api': server,
        '/auth/v1': server,
        // The gallery is a page of the app; every other /dev path belongs to the server.
        '^/dev/(?!components)': server,
      },
    },
  };
});
