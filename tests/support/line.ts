import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '#server/providers/free-port.fake.ts';

export interface Line {
  /** The site by way of this line. */
  site: string;
  /** From now on nobody answers, as with a server that has stopped. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** How long every answer takes from now on. */
  delayMs: number;
  /** Changes what a text says on its way: a new build, for instance. */
  rewrite: (path: string, content: string) => string;
  stop(): Promise<void>;
}

/** The line between a device and the site, which can be cut, slow, or lead to another build. */
export async function startLine(site: string): Promise<Line> {
  const { port: to } = new URL(site);
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path = '/', headers } = asked;
    // What is rewritten on its way must not be answered with "as you have it".
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const options = { port: to, host: '127.0.0.1', method, path };
    const pass = async (received: IncomingMessage) => {
      const known = { ...received.headers };
      const content = isText(received) ? line.rewrite(path, await text(received)) : undefined;
      if (content !== undefined) delete known['content-length'];
      answer.writeHead(received.statusCode ?? 502, known);
      if (content === undefined) received.pipe(answer);
      else answer.end(content);
    };
    const sent = ask({ ...options, headers: { ...headers, 'accept-encoding': 'identity' } }, (received) => {
      pass(received).catch(() => answer.destroy());
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  };
  const line: Line = {
    site: `http://localhost:${port}`,
    delayMs: 0,
    rewrite: (_, content) => content,
    cut: async () => {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: async () => {
      if (server?.listening) return;
      server = createServer((asked, answer) => void setTimeout(() => forward(asked, answer), line.delayMs));
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: () => line.cut(),
  };
  await line.restore();
  return line;
}

const isText = ({ headers }: IncomingMessage) =>
  /^(?:text\/html|(?:text|application)\/javascript)/.test(headers['content-type'] ?? '');
