import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

/** From here on nothing in this process opens a connection: what reads a stranger's file has nobody to talk to. */
export function refuseNetwork(): void {
  const refuse = () => {
    throw new Error('There is no network here.');
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  Object.assign(dns, { lookup: refuse, resolve: refuse });
  Object.assign(dns.promises, { lookup: refuse, resolve: refuse });
}
