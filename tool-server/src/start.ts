import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { labsRoots, loadCatalogue } from '@drawbridge/content';
import { createGrader, loadLabs } from '@drawbridge/labs/grade';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, loadDemo } from './modules/demo/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/open.ts';
import { createLog } from './platform/log/log.ts';
import { loadSecret } from './platform/secret/secret.ts';

const STOP_MS = 10_000;
/** A client that is still sending or reading then is cut off. */
const ANSWER_MS = 5_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A reason to stop that the person at the terminal can act on. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Starts the server from the environment; ends the process with one clear line when it cannot. */
export async function start(env: Record<string, string | undefined>): Promise<void> {
  const config = readOrRefuse(env);
  const dataDir = path.resolve(ROOT, config.dataDir);
  const log = createLog(config.logLevel);
  // The database opens in a thread and the graders in processes of their own, while labs are read here.
  const opening = openDatabase({ databaseUrl: config.databaseUrl, dataDir }, log).catch((error: Error) =>
    refuse(`The database cannot be opened: ${error.message || (error as NodeJS.ErrnoException).code}`),
  );
  const labs = loadLabs(labsRoots);
  const secret = loadSecret(config.secretKey, dataDir, config.secretKeyBefore);
  const starting = createGrader({
    labs,
    processes: config.graderProcesses,
    jail: config.graderJail,
    production: config.mode === 'production',
    signingKey: secret.derive('grader').toString('base64url'),
    cacheDir: path.join(ROOT, 'node_modules/.cache/drawbridge/grader'),
    log: (line) => log.warn(line),
  }).catch((error: Error) => refuse(`The grader cannot start: ${error.message}`));
  const [database, grader] = await Promise.all([opening, starting]);
  const app = await createApp({
    config,
    database,
    catalogue: loadCatalogue(),
    labs,
    grader,
    secret,
    clock: systemClock,
    log,
    ...(config.databaseUrl === undefined && { embeddedDir: dataDir }),
  });
  if (config.mode !== 'production') await loadDemo({ database, secret, clock: systemClock, ...config });

  app.http.once('error', (error: NodeJS.ErrnoException) =>
    refuse(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: stop what uses it, or set PORT.`
        : `The server cannot listen: ${error.message}`,
    ),
  );
  app.http.listen(config.port, config.host, () => {
    app.jobs.start();
    process.stdout.write(`Drawbridge is ready at ${config.publicUrl}\n`);
    if (config.mode !== 'production') process.stdout.write(toDemoList());
  });

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // No new work; running work may finish.
    const answered = once(app.http, 'close');
    app.http.close();
    app.http.closeIdleConnections();
    await app.close(() => Promise.race([answered, wait(ANSWER_MS)]));
    app.http.closeAllConnections();
    await grader.close();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function readOrRefuse(env: Record<string, string | undefined>) {
  try {
    return readConfig(env, { isRoot: process.getuid?.() === 0 });
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error.message);
    throw error;
  }
}

function toDemoList(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const lines = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
  return `Demo accounts (password of all: ${DEMO_PASSWORD})\n${lines.join('\n')}\n  any address @sso.test: single sign-on\n`;
}
