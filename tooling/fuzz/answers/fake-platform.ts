/** A platform for each case, all of them on one server: its addresses answer rightly but for one that a case spoils. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PlatformAnswer } from './answers.ts';
import { type PlatformAddress, toRight } from './right-answers.ts';

export interface CasePlatform {
  issuer: string;
  /** The right answer of an address: what a case changes. */
  right(address: PlatformAddress): unknown;
  /** Its right answer from now on. */
  replace(address: PlatformAddress, document: unknown): void;
  /** Answers so from now on, `times` times and rightly afterwards. */
  spoil(address: PlatformAddress, answer: PlatformAnswer, times: number): void;
  /** Calls of each address so far. */
  calls: Partial<Record<PlatformAddress, number>>;
  signToken(header: string, claims: string | Buffer): string;
}

export interface FakePlatforms {
  /** A new platform; `name` is one segment of its addresses. */
  open(name: string): CasePlatform;
  close(name: string): void;
  /** At another host: gets no token, whatever an answer links. */
  elsewhere: string;
  /** What reached it with a token, which is a fault. */
  leaks: string[];
  stop(): Promise<void>;
}

/** Of the fake platforms: none may be in a log or a page. */
export const BEARER = 'a-bearer-of-the-fuzz-that-nobody-else-sees';
export const KEY_ID = 'fuzz';

const DRIP_MS = 100;

function sendAnswer(res: ServerResponse, { status, headers, bytes, travel }: PlatformAnswer): void {
  const raw = (lines: string) => void res.socket?.end(lines);
  switch (travel) {
    case 'closed':
      return void res.destroy();
    case 'never':
      return;
    case 'no HTTP':
      return raw('SSH-2.0-x\r\n');
    case 'another protocol':
      return raw('HTTP/1.1 101 x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n');
    case 'cut':
      return raw(
        `HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length + 20}\r\n\r\n${bytes.toString('latin1')}`,
      );
    case 'slowly': {
      res.writeHead(status, headers);
      let at = 0;
      const drip = setInterval(() => res.write(bytes.subarray(at, ++at) ?? ' '), DRIP_MS);
      return void res.once('close', () => clearInterval(drip));
    }
    case 'whole':
      return void res.writeHead(status, headers).end(bytes);
  }
}

const listen = async (server: ReturnType<typeof createServer>, host: string): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
};

export async function startFakePlatforms(): Promise<FakePlatforms> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const cases = new Map<
    string,
    { platform: CasePlatform; spoilt: Map<PlatformAddress, [PlatformAnswer, number]> }
  >();
  const leaks: string[] = [];

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [, name = '', ...rest] = new URL(req.url ?? '/', 'http://x').pathname.split('/');
    // A body that is not read keeps its connection busy.
    const body = await text(req);
    const known = cases.get(name);
    const address = `${req.method} /${rest.join('/')}` as PlatformAddress;
    const right = known?.platform.right(address);
    // An answer may link any address; what no platform has is a page that is not there.
    if (!known || right === undefined) return void res.writeHead(404).end('{}');
    known.platform.calls[address] = (known.platform.calls[address] ?? 0) + 1;
    const [spoilt, times] = known.spoilt.get(address) ?? [undefined, 0];
    if (spoilt && times > 0) {
      known.spoilt.set(address, [spoilt, times - 1]);
      return sendAnswer(res, spoilt);
    }
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(toEcho(right, body)));
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: Error) => res.destroy(error));
  });
  const stranger = createServer((req, res) => {
    if (req.headers.authorization !== undefined) leaks.push(`a token reached ${req.url}`);
    req.resume();
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"members":[],"keys":[]}');
  });
  const origin = `http://127.0.0.1:${await listen(server, '127.0.0.1')}`;
  const elsewhere = `http://localhost:${await listen(stranger, 'localhost')}`;
  const encode = (part: string | Buffer) => Buffer.from(part).toString('base64url');

  return {
    elsewhere,
    leaks,
    open(name) {
      const issuer = `${origin}/${name}`;
      const spoilt = new Map<PlatformAddress, [PlatformAnswer, number]>();
      const replaced = new Map<PlatformAddress, unknown>();
      const platform: CasePlatform = {
        issuer,
        right: (address) => replaced.get(address) ?? toRight(address, { issuer, jwk, bearer: BEARER }),
        replace: (address, document) => void replaced.set(address, document),
        spoil: (address, given, times) => void spoilt.set(address, [given, times]),
        calls: {},
        signToken(header, claims) {
          const signed = `${encode(header)}.${encode(claims)}`;
          return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
        },
      };
      cases.set(name, { platform, spoilt });
      return platform;
    },
    close: (name) => void cases.delete(name),
    async stop() {
      for (const one of [server, stranger]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

/** A token is given for the scope that was asked for. */
function toEcho(right: unknown, body: string): unknown {
  const scope = new URLSearchParams(body).get('scope');
  return scope !== null && 'access_token' in Object(right) ? { ...(right as object), scope } : right;
}
