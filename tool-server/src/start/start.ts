import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../modules/operations/demo/index.ts';
import { ConfigError } from '../settings/config.ts';
import { type OpenServer, openServer } from './open-server.ts';
import { StartRefused } from './start-refused.ts';

const STOP_MS = 10_000;

/** A reason to stop that the person at the terminal can act on. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Starts the server from the environment; ends the process with one clear line when it cannot. */
export async function start(env: Record<string, string | undefined>): Promise<void> {
  const server = await openOrRefuse(env);
  // Behind a proxy the public address does not tell a port that the system chose.
  const chosen = env['PORT'] === '0' ? `, on port ${server.config.port}` : '';
  process.stdout.write(`Drawbridge is ready at ${server.config.publicUrl}${chosen}\n`);
  if (server.config.mode !== 'production') process.stdout.write(toDemoList());

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await server.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function openOrRefuse(env: Record<string, string | undefined>): Promise<OpenServer> {
  try {
    return await openServer(env);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof StartRefused) return refuse(error.message);
    throw error;
  }
}

function toDemoList(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const lines = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(width)}  ${what}`);
  return `Demo accounts (password of all: ${DEMO_PASSWORD})\n${lines.join('\n')}\n  any address @sso.test: single sign-on\n`;
}
