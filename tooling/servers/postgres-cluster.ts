import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

export interface PostgresCluster {
  url(database: string): string;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Folder of the newest PostgreSQL on this machine, or undefined. */
export function findPostgresBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(root, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'postgres')));
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`. */
function toPostgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const toId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: toId('-u'), gid: toId('-g') };
}

/** Starts a private PostgreSQL in a temporary folder; `durable` as in production, otherwise without flushing to disk. */
export async function startPostgresCluster(
  bin: string,
  options: { durable?: boolean } = {},
): Promise<PostgresCluster> {
  const user = toPostgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const port = await findFreePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const open = () =>
    spawn(
      path.join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
        ...(options.durable
          ? []
          : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
      ],
      {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      },
    );
  let server = open();

  async function waitUntilReady() {
    for (let tries = 0; ; tries += 1) {
      const client = new pg.Client({ connectionString: url('postgres') });
      try {
        await client.connect();
        return;
      } catch (error) {
        if (tries > 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }

  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });

  await waitUntilReady();
  return {
    url,
    kill: () => end('SIGQUIT'),
    async start() {
      server = open();
      await waitUntilReady();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Makes a database in a cluster, empty or as a copy of one that nobody uses; gives its address. */
export async function createDatabase(
  cluster: Pick<PostgresCluster, 'url'>,
  name: string,
  copyOf?: string,
): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`);
  const template = copyOf === undefined ? '' : ` template ${pg.escapeIdentifier(copyOf)}`;
  await client.query(`create database ${pg.escapeIdentifier(name)}${template}`);
  await client.end();
  return cluster.url(name);
}
