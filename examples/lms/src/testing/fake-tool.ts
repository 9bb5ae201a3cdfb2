import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The least of a tool: a key set, signed messages, and a record of what came. */
export interface FakeTool {
  url: string;
  clientId: string;
  requests: { path: string; headers: IncomingHttpHeaders }[];
  sign(claims: JWTPayload, options?: { key?: CryptoKey; algorithm?: string }): Promise<string>;
  /** An access token, or the refusal. */
  requestToken(
    platform: string,
    scope: string,
    changes?: JWTPayload,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

const KID = 'fake-tool';

export async function startFakeTool(clientId = 'drawbridge-demo'): Promise<FakeTool> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keySet = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }],
  });
  const requests: FakeTool['requests'] = [];
  const server = createServer((req, res) => {
    requests.push({ path: req.url ?? '', headers: req.headers });
    if (req.url !== '/lti/keys') return void res.writeHead(404).end();
    res.setHeader('content-type', 'application/json');
    res.end(keySet);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign: FakeTool['sign'] = (claims, { key = privateKey, algorithm = 'RS256' } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: KID, typ: 'JWT' }).sign(key);
  return {
    url,
    clientId,
    requests,
    sign,
    async requestToken(platform, scope, changes = {}) {
      const now = Math.floor(Date.now() / 1000);
      const assertion = await sign({
        iss: clientId,
        sub: clientId,
        aud: `${platform}/lti/token`,
        iat: now,
        exp: now + 60,
        jti: randomUUID(),
        ...changes,
      });
      const response = await fetch(`${platform}/lti/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: assertion,
          scope,
        }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
