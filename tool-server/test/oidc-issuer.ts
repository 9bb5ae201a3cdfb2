import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { TestClock } from './create-test-tool.ts';
import type { PageSecrets } from './sso-browser.ts';

export const ISSUER_CLIENT = { id: 'drawbridge', secret: 'a secret only the two of us know' };

interface Issued {
  challenge: string;
  redirectUri: string;
  claims: Record<string, unknown>;
}

/** An OpenID provider of somebody else: every answer is true on the wire, and tests decide what stands in it. */
export async function startOidcIssuer(clock: TestClock) {
  const codes = new Map<string, Issued>();
  const hits: Record<string, number> = {};
  let published: JWK[] = [];
  let signer: { kid: string; key: CryptoKey };
  const fault: { of: Record<string, number | 'hang' | 'junk' | 'huge'>; reheader?: object } = { of: {} };

  async function rotateKey(options: { publish: boolean } = { publish: true }) {
    const { publicKey, privateKey } = await generateKeyPair('RS256', {
      modulusLength: 2048,
      extractable: true,
    });
    signer = { kid: randomUUID(), key: privateKey };
    if (options.publish)
      published = [{ ...(await exportJWK(publicKey)), kid: signer.kid, alg: 'RS256', use: 'sig' }];
  }
  await rotateKey();
  const overrides: { metadata: Record<string, unknown> } = { metadata: {} };
  const given: { userinfo: object } = { userinfo: {} };

  const server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://issuer');
    hits[pathname] = (hits[pathname] ?? 0) + 1;
    const send = (status: number, body: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const wrong = fault.of[pathname];
    if (wrong === 'hang') return;
    if (wrong === 'junk') return void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello');
    if (wrong === 'huge')
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(400_000)}"`);
    if (wrong !== undefined) return void send(wrong, { error: 'server_error' });
    if (pathname === '/.well-known/openid-configuration') return void send(200, metadata());
    if (pathname === '/jwks') return void send(200, { keys: published });
    if (pathname === '/userinfo') return void send(200, given.userinfo);
    if (pathname !== '/token') return void send(404, {});
    let text = '';
    for await (const chunk of req) text += String(chunk);
    const form = new URLSearchParams(text);
    const basic = Buffer.from((req.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (basic !== `${ISSUER_CLIENT.id}:${encodeURIComponent(ISSUER_CLIENT.secret).replaceAll('%20', '+')}`)
      return void send(401, { error: 'invalid_client' });
    const issued = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!issued || issued.challenge !== challenge || issued.redirectUri !== form.get('redirect_uri'))
      return void send(400, { error: 'invalid_grant' });
    const id_token = await new SignJWT(issued.claims)
      .setProtectedHeader({ alg: 'RS256', kid: signer.kid })
      .sign(signer.key);
    const [, payload, signature] = id_token.split('.');
    const header = Buffer.from(JSON.stringify({ kid: signer.kid, ...fault.reheader })).toString('base64url');
    send(200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 60,
      id_token: fault.reheader ? `${header}.${payload}.${signature}` : id_token,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...overrides.metadata,
  });

  return {
    issuer,
    hits,
    fault,
    overrides,
    given,
    withdrawKeys() {
      published = [];
    },
    rotateKey,
    /** Somebody signed in there: gives the code the browser would bring. `undefined` leaves a claim out. */
    issueCode(secrets: PageSecrets, redirectUri: string, claims: Record<string, unknown>): string {
      const now = Math.floor(clock.now().getTime() / 1000);
      const all = {
        iss: issuer,
        aud: ISSUER_CLIENT.id,
        iat: now,
        exp: now + 300,
        nonce: secrets.nonce,
        ...claims,
      };
      const code = randomUUID();
      codes.set(code, {
        challenge: secrets.challenge,
        redirectUri,
        claims: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      });
      return code;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type OidcIssuer = Awaited<ReturnType<typeof startOidcIssuer>>;
