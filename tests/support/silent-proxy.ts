import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The same address, by way of the proxy. */
  url: string;
  /** Connections that are open now carry nothing more in either direction, and nobody is told. New ones work. */
  silence(): void;
  stop(): Promise<void>;
}

/** A network between the app and PostgreSQL that can lose connections without a word. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const links = new Set<() => void>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
    keep(client);
    keep(upstream);
    client.pipe(upstream).pipe(client);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('close', end);
    upstream.on('close', end);
    links.add(() => {
      // The far side isn't told either that the near one hung up: it has to notice by itself.
      client.off('close', end).unpipe(upstream).resume();
      upstream.off('close', end).unpipe(client).resume();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    silence: () => {
      for (const silence of links) silence();
      links.clear();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
