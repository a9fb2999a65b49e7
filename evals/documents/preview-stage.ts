import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { documentFonts } from '../../build/document-fonts-plugin.ts';

export interface PreviewStage {
  page: Page;
  stop(): Promise<void>;
}

/** The app's own preview, built as the app is, on a page that shows nothing else. */
export async function startPreviewStage(browser: Browser): Promise<PreviewStage> {
  const server = await serveHarness(await buildHarness());
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ viewport: { width: 1200, height: 1200 } });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'showResume' in globalThis);
  return {
    page,
    stop: async () => {
      await context.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Output = Rolldown.RolldownOutput['output'];

async function buildHarness(): Promise<Output> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    plugins: [react(), tailwindcss(), documentFonts()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: fileURLToPath(new URL('preview-harness.tsx', import.meta.url)) },
    },
  });
  if (!('output' in built)) throw new Error('The build gave no output.');
  return built.output;
}

async function serveHarness(output: Output): Promise<Server> {
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title>${styles
    .map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`)
    .join('')}<body><script type="module" src="/${entry}"></script>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const type = Object.entries(types).find(([ending]) => path.endsWith(ending))?.[1] ?? 'text/html';
    response.setHeader('content-type', type);
    response.end(path === '/' ? html : files.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
