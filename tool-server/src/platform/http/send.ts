import http from 'node:http';
import https from 'node:https';
import { checkHost, checkPort, createLookup, type PrivateHosts } from './public-address.ts';

export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
  maxBytes: number;
  /** Is called with each piece of the body as it arrives, whatever the status. */
  onText?: (text: string, answer: Omit<OutgoingAnswer, 'text'>) => void;
  /** Gives the call up. */
  signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Calls another server. Redirects are not followed, the whole call has a time-out, the response a size limit. */
export type Send = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

export interface Outgoing {
  send: Send;
  close(): void;
}

/** Tests shorten the time-outs of calls that get no response. */
export interface OutgoingLimit {
  timeoutMs: number;
}

const CHARSET = /;\s*charset="?([\w.:-]+)/i;

/**
 * Decodes a text in the encoding that its type names, as old servers send names of people. UTF-8 if no known one is
 * named.
 */
function decodeText(bytes: Buffer, contentType = ''): string {
  const [, charset = 'utf-8'] = CHARSET.exec(contentType) ?? [];
  if (/^utf-?8$/i.test(charset)) return bytes.toString('utf8');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString('utf8');
    throw error;
  }
}

/**
 * Creates the client for outgoing calls. In production, it calls only public addresses and those of `privateHosts`,
 * whatever a name resolves to, and only ports 80, 443 and those of `ports`.
 */
export function createOutgoing(options: {
  allowInner: boolean;
  ports: readonly number[];
  privateHosts?: PrivateHosts;
  userAgent: string;
  limit?: OutgoingLimit;
}): Outgoing {
  const { allowInner, ports, privateHosts, userAgent, limit } = options;
  const lookup = createLookup(privateHosts);
  const settings = { keepAlive: true, maxSockets: 32, timeout: 30_000 };
  const agents = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) };

  const send: Send = ({ url, method = 'GET', headers = {}, body, maxBytes, onText, signal, ...own }) =>
    new Promise((resolve, reject) => {
      const timeoutMs = Math.min(own.timeoutMs, limit?.timeoutMs ?? own.timeoutMs);
      const address = new URL(url);
      const protocol = address.protocol as keyof typeof agents;
      if (!agents[protocol]) throw new Error('not a web address');
      if (!allowInner) {
        checkHost(address.hostname, privateHosts);
        checkPort(address, ports);
      }
      const request = (protocol === 'https:' ? https : http).request(address, {
        method,
        agent: agents[protocol],
        headers: {
          accept: 'application/json',
          // Without it any encoding may come (RFC 9110 12.5.3), and none is decoded here.
          'accept-encoding': 'identity',
          'user-agent': userAgent,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        ...(allowInner ? {} : { lookup }),
      });
      const fail = (error: Error) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        reject(error);
      };
      const stop = () => giveUp('given up');
      /**
       * Rejects, and destroys without an error: once the whole answer has arrived, its socket belongs to the agent, and an
       * error there is caught by nobody and ends the process.
       */
      const giveUp = (message: string) => {
        fail(new Error(message));
        request.destroy();
      };
      // One time-out for the whole call: a body that trickles in is too late as well.
      const timer = setTimeout(() => giveUp(`no answer within ${timeoutMs} ms`), timeoutMs);
      request.on('error', fail);
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      // Without a listener the request would end without a word.
      request.once('upgrade', (_answer, socket) => {
        socket.destroy();
        giveUp('the answer switches protocols');
      });
      request.once('response', (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const decoder = new TextDecoder();
        const { headers: answerHeaders, statusCode = 0 } = answer;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) return giveUp(`the answer is larger than ${maxBytes} bytes`);
          chunks.push(chunk);
          return onText?.(decoder.decode(chunk, { stream: true }), {
            status: statusCode,
            headers: answerHeaders,
          });
        });
        answer.on('error', fail);
        answer.once('end', () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', stop);
          resolve({
            status: statusCode,
            headers: answerHeaders,
            text: decodeText(Buffer.concat(chunks), answerHeaders['content-type']),
          });
        });
      });
      return request.end(body);
    });

  return {
    send,
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}
