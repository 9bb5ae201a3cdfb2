/** ltijs 5.9.9 by itself, set up as its documents say, on the same PostgreSQL. */

import { listen, readOptions } from '@drawbridge/tooling/servers/measured-server';
import express from 'express';
import { Provider as provider } from 'ltijs';
import { Pool } from 'pg';
import { createStockPlugin } from './stock-plugin.ts';

const { issuer, clientId, databaseUrl } = readOptions();
const PAGE = `<!doctype html><title>page</title>${'<p>x</p>'.repeat(200)}`;

provider.setup(
  'the secret of the benchmark, nothing else',
  { plugin: createStockPlugin(new Pool({ connectionString: databaseUrl, max: 16 })) },
  {
    appRoute: '/launch',
    loginRoute: '/login',
    cookies: { secure: true, sameSite: 'None' },
    cors: false,
    tokenMaxAge: 600,
  },
);
provider.onConnect((_token, _req, res) => res.type('html').send(PAGE));
await provider.deploy({ serverless: true, silent: true });
await provider.registerPlatform({
  url: issuer,
  name: 'Bench',
  clientId,
  authenticationEndpoint: `${issuer}/auth`,
  accesstokenEndpoint: `${issuer}/token`,
  authConfig: { method: 'JWK_SET', key: `${issuer}/keys` },
});
listen(express().use('/lti', provider.app));
