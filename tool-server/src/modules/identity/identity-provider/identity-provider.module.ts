import { readBrowserFile } from '@drawbridge/browser-files';
import express from 'express';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createFormReader } from '../../../platform/http/storable-text.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import { createLocalProvider } from './create-provider.ts';
import { createLocalProviderSweep } from './identity-provider.jobs.ts';
import { createInteraction } from './interaction.ts';
import { LOCAL_IDP_PATH } from './local-client.ts';
import { PAGE_FILES } from './page.ts';
import { createLocalPeople } from './people.ts';

/** The identity provider of development and tests, so that single sign-on and Google work offline. @see AUTH-46 */
export async function createIdentityProvider(deps: {
  database: Database;
  clock: Clock;
  secret: Secret;
  config: Config;
}): Promise<ServerModule> {
  const { clock } = deps;
  const { publicUrl } = deps.config;
  const { db } = deps.database;
  const people = createLocalPeople({ db, clock });
  const provider = await createLocalProvider({ ...deps, publicUrl, db, people });
  const interaction = createInteraction({ provider, people });
  const { protocol, host } = new URL(publicUrl);

  const below = express.Router();
  for (const { path, type, file } of PAGE_FILES)
    below.get(path, async (_req, res) => {
      const body = await readBrowserFile(file);
      res.set({ 'content-type': type, 'cache-control': 'public, max-age=300' });
      res.send(body);
    });
  below.use((req, res, next) => {
    res.set('cache-control', 'no-store');
    // Whatever address we listen on, it uses the one that browsers see.
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    req.headers['x-forwarded-host'] = host;
    next();
  });
  const readForm = createFormReader({ maxBytes: 8_192, mostFields: 20 });
  below.route('/interaction/:uid').get(interaction.show).post(readForm, interaction.finish);
  below.use(provider.callback());

  const router = express.Router();
  router.use(LOCAL_IDP_PATH, below);
  return {
    routes: [],
    router,
    jobs: [createLocalProviderSweep(deps)],
  };
}
