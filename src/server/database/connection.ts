import { Socket } from 'node:net';

/** One stuck query must not hold a connection for ever. */
export const statementTimeoutMs = 30_000;

/** The server ends a statement before this, so whoever is silent for longer is gone. */
const silentForMs = statementTimeoutMs + 3_000;

/**
 * How every lasting connection to the database is made. A firewall, a failover or a lost machine may drop a connection
 * without a word; TCP then waits for a quarter of an hour or for ever, so we hang up ourselves. A connection that is
 * idle for long by its nature (one that listens) has to be asked something now and then.
 */
export function connectionTo(url: string) {
  return { connectionString: url, connectionTimeoutMillis: 5_000, stream: createSocket };
}

function createSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(silentForMs, () => {
    const error = new Error('the database was silent for too long');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}
