import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { reportTo } from './bench-server.ts';

/** The yardstick of a signed-in read: node:http and one primary-key read over a pool of 16, nothing checked. */
const [databaseUrl = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const server = createServer((_, response) => {
  pool
    .query({ name: 'bare', text: 'select id, email, created_at from users where id = $1', values: [userId] })
    .then(({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]));
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);
