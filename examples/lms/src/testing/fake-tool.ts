import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

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
  /** The page that a launch gets, made from its claims. */
  onLaunch: (claims: JWTPayload) => string | Promise<string>;
  /** Further pages, by path. */
  pages: Map<string, (query: URLSearchParams) => string | Promise<string>>;
  close(): Promise<void>;
}

const KID = 'fake-tool';

async function readForm(req: IncomingMessage, query: URLSearchParams): Promise<URLSearchParams> {
  if (req.method !== 'POST') return query;
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Security Framework 5.1.1.2, with nothing remembered. */
function toAuthRequest(toolUrl: string, login: URLSearchParams): string {
  const request = new URLSearchParams({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: login.get('client_id') ?? '',
    redirect_uri: `${toolUrl}/lti/launch`,
    login_hint: login.get('login_hint') ?? '',
    lti_message_hint: login.get('lti_message_hint') ?? '',
    nonce: randomUUID(),
    state: 'state',
  });
  return `${login.get('iss')}/lti/auth?${request.toString()}`;
}

export async function startFakeTool(clientId = 'drawbridge-demo'): Promise<FakeTool> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keySet = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }],
  });
  const requests: FakeTool['requests'] = [];
  const server = createServer((req, res) => {
    requests.push({ path: req.url ?? '', headers: req.headers });
    void answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign: FakeTool['sign'] = (claims, { key = privateKey, algorithm = 'RS256' } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: KID, typ: 'JWT' }).sign(key);
  const toPage = (body: string) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tool</title><main>${body}</main></html>`;

  /** The login sends the browser on; the launch, unchecked, gets the page of the test. */
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', url);
    const page = tool.pages.get(pathname);
    if (pathname === '/lti/keys') {
      res.setHeader('content-type', 'application/json');
      return void res.end(keySet);
    }
    if (pathname === '/lti/login') {
      const location = toAuthRequest(url, await readForm(req, searchParams));
      return void res.writeHead(302, { location }).end();
    }
    res.setHeader('content-type', 'text/html');
    if (pathname === '/lti/launch') {
      const form = await readForm(req, searchParams);
      return void res.end(toPage(await tool.onLaunch(decodeJwt(form.get('id_token') ?? ''))));
    }
    if (page) return void res.end(toPage(await page(searchParams)));
    res.writeHead(404).end();
  }

  const tool: FakeTool = {
    url,
    clientId,
    requests,
    sign,
    onLaunch: () => 'Launched',
    pages: new Map(),
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
  return tool;
}
