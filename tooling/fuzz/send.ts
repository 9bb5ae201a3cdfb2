/** Sends one request of the fuzz as it is, however odd, and gives what came back. */
import http from 'node:http';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  bytes: Buffer | undefined;
}

export interface RawReply {
  /** `reset`: the server closed the connection before it had read all; another text: why there is no response. */
  status: number | string;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const TIMEOUT_MS = 60_000;
/** The server may close a connection whose body it does not want to read. */
const RESETS = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_CONSTANT']);

export function send(agent: http.Agent, origin: URL, request: RawRequest): Promise<RawReply> {
  const { method, path, headers, bytes } = request;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const toReply = (status: number | string): RawReply => ({ status, headers: {}, text: '' });
  return new Promise((resolve) => {
    const sent = http.request({
      agent,
      host: origin.hostname,
      port: origin.port,
      method,
      path,
      headers: {
        ...headers,
        ...(bytes === undefined || isChunked ? {} : { 'content-length': String(bytes.length) }),
      },
      timeout: TIMEOUT_MS,
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('no response'), { code: 'timeout' })));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(toReply(RESETS.has(error.code ?? '') ? 'reset' : (error.code ?? error.message))),
    );
    sent.once('upgrade', (_res, socket) => {
      socket.destroy();
      resolve(toReply(101));
    });
    sent.once('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.once('error', () => resolve(toReply('reset')));
      res.once('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.end(bytes);
  });
}

export const isFault = (status: number | string): boolean =>
  typeof status === 'number' ? status >= 500 : status !== 'reset';
