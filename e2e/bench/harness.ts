/** Processes and databases that a part of the benchmark runs on; all are removed at its end. */

import { type ChildProcess, fork } from 'node:child_process';
import type { JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@drawbridge/tooling/root';
import {
  createDatabase,
  findPostgresBin,
  type PostgresCluster,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import type { LoadOrder, LoadReport } from './lti/load.ts';

/** The servers that import our server's code; the others are in `lti/`. */
const SERVERS: Record<string, string> = {
  tool: 'tooling/servers/lti-bench-server.ts',
  session: 'tooling/servers/session-bench-server.ts',
  scim: 'tooling/servers/scim-bench-server.ts',
  catalogue: 'tooling/servers/catalogue-bench-server.ts',
  company: 'tooling/servers/company-bench-server.ts',
};
const toPath = (name: string) => path.join(ROOT, SERVERS[name] ?? `e2e/bench/lti/${name}.ts`);

export type Load = (order: Omit<LoadOrder, 'id'>) => Promise<LoadReport>;

export interface Harness {
  /** Starts a process of `lti/`, or our server as `tool`; gives the first message that it sends. */
  begin<T>(name: string, options?: object): Promise<T & { child: ChildProcess }>;
  /** The platform and its learners: the data a server needs about them, and a function that starts a load. */
  beginLoad(): Promise<{ platform: { issuer: string; clientId: string; publicJwk: JsonWebKey }; load: Load }>;
  /** A new database on a PostgreSQL of its own. */
  newDatabase(name: string): Promise<string>;
  newFolder(): string;
  end(): Promise<void>;
}

function toLoad(child: ChildProcess): Load {
  let lastId = 0;
  return (order) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const receive = (message: { id: number; report?: LoadReport; error?: string }) => {
        if (message.id !== id) return;
        child.off('message', receive);
        if (message.report) resolve(message.report);
        else reject(new Error(message.error));
      };
      child.on('message', receive);
      child.send({ ...order, id });
    });
}

export function createHarness(): Harness {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  let cluster: PostgresCluster | undefined;

  async function begin<T>(name: string, options?: object): Promise<T & { child: ChildProcess }> {
    const child = fork(toPath(name), options ? [JSON.stringify(options)] : [], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    const first = await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    });
    return { ...(first as T), child };
  }

  return {
    begin,
    async beginLoad() {
      const { child, ...platform } = await begin<{ issuer: string; clientId: string; publicJwk: JsonWebKey }>(
        'load',
      );
      return { platform, load: toLoad(child) };
    },
    async newDatabase(name) {
      if (!cluster) {
        const bin = findPostgresBin();
        if (!bin) throw new Error('this benchmark needs a PostgreSQL: install one');
        cluster = await startPostgresCluster(bin);
      }
      return createDatabase(cluster, name);
    },
    newFolder() {
      const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-bench-'));
      folders.push(folder);
      return folder;
    },
    async end() {
      for (const child of children) child.kill();
      await cluster?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
