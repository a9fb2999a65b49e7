import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '#contract/errors.ts';
import { AppError } from '../app-error.ts';
import { dataHeaders } from './headers.ts';

const liveHeaders = Object.entries({
  ...dataHeaders,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': '2',
}).flat();

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * The HTTP server under the app. `/livez` is answered before any layer of ours: it says that the process
 * takes calls, so nothing that could be slow or broken stands in its way.
 */
export function createHttpServer(handler: RequestListener): Server {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (request.url === '/livez' && request.method === 'GET') response.writeHead(200, liveHeaders).end('ok');
    else handler(request, response);
  });
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('checkExpectation', (_, response) => response.writeHead(417, dataHeaders).end());
  // Longer than a load balancer keeps a connection, so that it is never the server who hangs up first.
  server.keepAliveTimeout = 72_000;
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return server;
}

/**
 * Hangs up where nothing is being asked. Node leaves a connection alone on which nothing was ever said, and browsers
 * open such ones ahead: one of them would keep a server that stops from ever coming to its end.
 */
export function closeQuietConnections(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/** What is not HTTP at all gets the same headers and the same shape of answer as everything else. */
export function refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body: ErrorBody = new AppError(tooLarge ? 'payload_too_large' : 'invalid_request').body;
  const text = JSON.stringify(body);
  const headers = {
    ...dataHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
