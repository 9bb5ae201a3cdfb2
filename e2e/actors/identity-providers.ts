import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** What a provider does with a browser that comes: signs it in, sends it on, or says no. */
type Welcome = { redirectUri: string; code: string; state: string | null } | { forward: string } | undefined;

/** An OpenID provider outside, which asks nobody and does not name itself in its answers. */
export interface OutsideProvider {
  issuer: string;
  /** What was posted to its token address; it takes none. */
  tokenForms: URLSearchParams[];
  close(): Promise<void>;
}

export async function startProvider(welcome: (query: URLSearchParams) => Welcome): Promise<OutsideProvider> {
  const tokenForms: URLSearchParams[] = [];
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', issuer);
    const sendJson = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const sendOn = (to: string) => res.writeHead(302, { location: to }).end();
    if (pathname === '/.well-known/openid-configuration')
      return void sendJson(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname === '/token') {
      let text = '';
      for await (const chunk of req) text += String(chunk);
      tokenForms.push(new URLSearchParams(text));
      return void sendJson(400, { error: 'invalid_grant' });
    }
    const done = pathname === '/authorize' ? welcome(searchParams) : undefined;
    if (!done)
      return void res.writeHead(400, { 'content-type': 'text/plain' }).end('unknown client or address');
    if ('forward' in done) return void sendOn(done.forward);
    const back = new URL(done.redirectUri);
    back.searchParams.set('code', done.code);
    back.searchParams.set('state', done.state ?? '');
    sendOn(back.href);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    tokenForms,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Registers providers as an operator does, in the database of a server that is stopped. */
export async function addProviders(
  dataDir: string,
  providers: readonly {
    id: string;
    /** Name of a demo company. */
    company: string;
    issuer: string;
    clientId: string;
    hasOwnRedirect: boolean;
  }[],
): Promise<void> {
  const database = await PGlite.create(path.join(dataDir, 'db'));
  for (const { id, company, issuer, clientId, hasOwnRedirect } of providers) {
    const { affectedRows } = await database.query(
      `insert into identity_provider (id, company_id, kind, issuer, client_id, has_own_redirect, created_at)
       select $1, id, 'oidc', $3, $4, $5, now() from company where name = $2`,
      [id, company, issuer, clientId, hasOwnRedirect],
    );
    if (affectedRows !== 1) throw new Error(`there is no demo company ${company}`);
  }
  await database.close();
}
