import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportTo } from './bench-server.ts';

/** The yardstick of `/livez`: node:http and nothing else. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-length': 2 }).end('ok');
});
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);
