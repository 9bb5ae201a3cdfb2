import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

export interface SiteProxy {
  port: number;
  close(): Promise<void>;
}

/** A proxy for names over TLS: whatever the name, the connection goes to this machine. */
export async function startSiteProxy(): Promise<SiteProxy> {
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // What one side breaks off ends on the other.
    socket.on('error', () => socket.destroy());
  };
  const server = http.createServer((_request, response) => response.writeHead(501).end());
  server.on('connect', (request, outside: net.Socket, head: Buffer) => {
    const port = Number(request.url?.split(':').at(-1));
    const inside = net.connect(port, '127.0.0.1', () => {
      outside.write('HTTP/1.1 200 OK\r\n\r\n');
      inside.write(head);
      inside.pipe(outside);
      outside.pipe(inside);
    });
    keep(outside);
    keep(inside);
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
