import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export interface TlsFront {
  port: number;
  /** Where requests go from now on. */
  setTarget(port: number): void;
  close(): Promise<void>;
}

/** What stands before a server in production: TLS outside, plain HTTP inside, 502 while the server is away. */
export async function startTlsFront(certificate: Certificate): Promise<TlsFront> {
  let target = 0;
  const server = https.createServer(
    { key: certificate.keyPem, cert: certificate.certificatePem },
    (request, response) => {
      const inner = http.request(
        {
          host: '127.0.0.1',
          port: target,
          method: request.method,
          path: request.url,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          answer.on('error', () => response.destroy());
        },
      );
      inner.on('error', () => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502, { 'content-type': 'text/plain' }).end('the server is away');
      });
      request.on('close', () => inner.destroyed || request.complete || inner.destroy());
      request.pipe(inner);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    setTarget(port) {
      target = port;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
