import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { reportTo } from './bench-server.ts';

/** The yardsticks of resumes: node:http and the bare statements over a pool of 16, as the owner, nothing checked. */
const [databaseUrl = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });

const list = async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select r.id, r.title, r.template_id, r.color_scheme, r.page_size, r.fit, r.ats_score::text, r.created_at,
        r.updated_at, (select w.id from work w where w.user_id = r.user_id and w.id = r.work_id
          and w.state in ('queued', 'running')) as work_id
      from resumes r where r.user_id = $1 and r.deleted_at is null order by r.created_at desc, r.id`,
    values: [userId],
  });
  return rows;
};

const create = async (request: IncomingMessage) => {
  const { originalContent } = JSON.parse(await text(request)) as { originalContent: string };
  const { rows } = await pool.query({
    name: 'create',
    text: 'insert into resumes (user_id, original_content) values ($1, $2) returning *',
    values: [userId, originalContent],
  });
  return rows[0];
};

/** What no optimize can do without: the resume is written and the work noted, both or neither. */
const optimize = async (request: IncomingMessage) => {
  const { searchParams } = new URL(request.url ?? '', 'http://bare');
  const content = await text(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'save',
      text: 'update resumes set optimized_content = $2, revision = revision + 1 where id = $1',
      values: [searchParams.get('id'), content],
    });
    await client.query({
      name: 'work',
      text: `insert into work (user_id, kind, state, input, job_id) values ($1, 'bare', 'done', '{}', gen_random_uuid())`,
      values: [userId],
    });
    await client.query('commit');
    return {};
  } finally {
    client.release();
  }
};

const ways: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  '/list': list,
  '/create': create,
  '/optimize': optimize,
};

const server = createServer((request, response) => {
  (ways[request.url?.split('?')[0] ?? ''] ?? list)(request)
    .then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
);
