import { createServer } from 'node:http';

export interface SiteServer {
  stop(): Promise<void>;
}

/** Serves one page with one script at every path of an address. */
export async function startSite(siteUrl: string, script: string): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? script : '<!doctype html><title>Page</title><body><script src="/page.js"></script>',
    );
  });
  const { hostname, port } = new URL(siteUrl);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), hostname, resolve);
  });
  return {
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
