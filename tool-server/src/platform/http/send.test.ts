import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoing, type Outgoing } from './send.ts';

/** A server that answers the first bytes of each connection with these, as they are. */
let server: Server;
let answer: (socket: Socket) => void;
let outgoing: Outgoing;
beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  outgoing = createOutgoing({ allowInner: true, ports: [], userAgent: 'test' });
  return () => void server.close();
});
afterEach(() => outgoing.close());

const send = (timeoutMs = 20_000) =>
  outgoing.send({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    timeoutMs,
    maxBytes: 1_000,
  });

describe('a call to another server always ends', () => {
  it.each([
    [
      'switches protocols',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ],
    ['is no HTTP', 'SSH-2.0-OpenSSH\r\n'],
    ['has an endless header', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['has a broken chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}'],
    ['is larger than allowed', `HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n${'x'.repeat(9_000)}`],
  ])('a call ends with an error when the answer %s', async (_what, bytes) => {
    answer = (socket) => socket.write(bytes);
    await expect(send()).rejects.toThrow(/switch|Parse Error|larger/);
  });

  it.each([
    ['before it answers', ''],
    ['within a body of known length', 'HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{}'],
    ['within a chunked body', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n'],
  ])('a call ends with an error when the server hangs up %s', async (_what, bytes) => {
    answer = (socket) => void socket.end(bytes);
    await expect(send()).rejects.toThrow(/hang up|aborted/);
  });

  it.each([
    ['silent', () => undefined],
    [
      'a trickle',
      (socket: Socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n');
        const drip = setInterval(() => socket.write('x'), 5);
        socket.once('close', () => clearInterval(drip));
      },
    ],
    [
      'informational without end',
      (socket: Socket) => {
        const drip = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 5);
        socket.once('close', () => clearInterval(drip));
      },
    ],
  ])('a call ends at its time limit when the answer is %s', async (_what, toAnswer) => {
    answer = toAnswer;
    await expect(send(100)).rejects.toThrow('no answer within 100 ms');
  });
});

describe('the text of an answer', () => {
  const answerWith = (type: string, body: Buffer) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    answer = (socket) => void socket.end(Buffer.concat([Buffer.from(head), body]));
  };

  it.each([
    ['application/json', 'utf8'],
    ['application/json; charset=UTF-8', 'utf8'],
    ['application/json;charset=ISO-8859-1', 'latin1'],
    ['application/json; charset="utf-16"', 'utf16le'],
    ['application/json; charset=x-of-nobody', 'utf8'],
  ] as const)('text of type %j is read in the encoding that the type names', async (type, encoding) => {
    answerWith(type, Buffer.from('{"name":"Jürgen Weiß"}', encoding));
    expect((await send()).text).toBe('{"name":"Jürgen Weiß"}');
  });

  it('the text is requested without compression, which would not be decoded', async () => {
    let asked = '';
    answer = (socket) => void socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    server.on('connection', (socket) => socket.on('data', (bytes) => (asked += bytes.toString())));
    await send();
    expect(asked).toContain('accept-encoding: identity');
  });
});
