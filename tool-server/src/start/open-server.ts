import path from 'node:path';
import { createApp } from '../app.ts';
import { loadDemo } from '../modules/operations/demo/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { type ChosenPort, choosePort } from '../platform/http/choose-port.ts';
import { endCalls } from '../platform/http/end-calls.ts';
import { createLog } from '../platform/log/log.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { ROOT } from '../settings/root.ts';
import { loadServerParts, type ServerParts } from './server-parts.ts';
import { StartRefused } from './start-refused.ts';

export interface OpenServer {
  config: Config;
  /** Starts no new work, and lets the running work finish. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Parts that other servers of the process use too; without them the server loads its own. */
  parts?: ServerParts;
  /** Receives the lines of the server's log. Default: stdout. */
  log?: { write(line: string): void };
}

async function readSettings(
  env: Record<string, string | undefined>,
): Promise<{ config: Config; chosen: ChosenPort }> {
  const root = { isRoot: process.getuid?.() === 0 };
  const config = readConfig(env, root);
  const chosen = await choosePort(config.port, config.host);
  return {
    chosen,
    config: config.port === 0 ? readConfig({ ...env, PORT: String(chosen.port) }, root) : config,
  };
}

/** Opens a server from the environment. Rejects with `ConfigError` or `StartRefused` where it cannot. */
export async function openServer(
  env: Record<string, string | undefined>,
  options: OpenOptions = {},
): Promise<OpenServer> {
  const { config, chosen } = await readSettings(env);
  const dataDir = path.resolve(ROOT, config.dataDir);
  const log = createLog(config.logLevel, options.log);
  // A log of errors alone says this much more.
  const warned = log.isLevelEnabled('warn') ? log : createLog('warn', options.log);
  for (const warning of config.warnings) warned.warn({ event: 'setting.doubtful' }, warning);
  // The database opens in a thread, while labs are read here.
  const opening = openDatabase({ databaseUrl: config.databaseUrl, dataDir }, log).catch((error: Error) => {
    throw new StartRefused(
      `The database cannot be opened: ${error.message || (error as NodeJS.ErrnoException).code}`,
    );
  });
  const secret = loadSecret(config.secretKey, dataDir, config.secretKeyBefore);
  const loading = options.parts ?? loadServerParts({ config, secret, log });
  const [database, { labs, catalogue, grader }] = await Promise.all([opening, loading]);
  const app = await createApp({
    config,
    database,
    catalogue,
    labs,
    grader,
    secret,
    clock: systemClock,
    log,
    ...(config.databaseUrl === undefined && { embeddedDir: dataDir }),
  });
  if (config.mode !== 'production')
    await loadDemo({ database, secret, clock: systemClock, withHistory: true, ...config });

  await chosen.listen(app.http).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefused(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: stop what uses it, or set PORT.`
        : `The server cannot listen: ${error.message}`,
    );
  });
  app.jobs.start();
  return {
    config,
    async close() {
      const ended = endCalls(app.http, app);
      await app.close(() => ended);
      if (!options.parts) await grader.close();
      await database.close();
    },
  };
}
