import { createServer, type RequestListener, type Server } from 'node:http';
import { dataHeaders } from './headers.ts';

const liveHeaders = Object.entries({
  ...dataHeaders,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': '2',
}).flat();

/**
 * The HTTP server under the app. `/livez` is answered before any layer of ours: it says that the process
 * takes calls, so nothing that could be slow or broken stands in its way.
 */
export function createHttpServer(handler: RequestListener): Server {
  const server = createServer((request, response) => {
    if (request.url === '/livez' && request.method === 'GET') response.writeHead(200, liveHeaders).end('ok');
    else handler(request, response);
  });
  // Longer than a load balancer keeps a connection, so that it is never the server who hangs up first.
  server.keepAliveTimeout = 72_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return server;
}
