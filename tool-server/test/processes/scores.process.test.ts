import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createDatabase,
  findPostgresBin,
  type PostgresCluster,
  startPostgresCluster,
} from '@drawbridge/tooling/servers/postgres-cluster';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { type FailingGradebook, startFailingGradebook } from '../fixtures/lti/failing-gradebook.ts';
import { startNode } from '../fixtures/processes/start-node.ts';

const WORKER = fileURLToPath(new URL('./workers/score-worker.ts', import.meta.url));
const LEARNERS = 1_000;
const LINE_ITEMS = 5;
/** A claim of a killed process ends after a minute of this clock, so after two real seconds. */
const SPEED = 30;
const STARTED_AT = Date.now();
const now = () => new Date(STARTED_AT + (Date.now() - STARTED_AT) * SPEED).toISOString();

const bin = findPostgresBin();
describe.runIf(bin)(
  'LTI-19 a thousand learners, a fifth of the calls failing, two servers, two kills',
  () => {
    let cluster: PostgresCluster;
    let gradebook: FailingGradebook;
    let database: Database;
    let databaseUrl: string;
    const workers = new Set<ChildProcess>();

    beforeAll(async () => {
      cluster = await startPostgresCluster(bin ?? '', { durable: true });
    });
    afterAll(() => cluster.stop());
    // Before each: a second try starts with an empty gradebook as well.
    beforeEach(async () => {
      gradebook = await startFailingGradebook();
      databaseUrl = await createDatabase(cluster, `scores_${Date.now()}`);
      database = await openDatabase({ databaseUrl, dataDir: '' }, createLog('silent'));
    });
    afterEach(async () => {
      await Promise.all([...workers].map(kill));
      await database.close();
      await gradebook.close();
    });

    async function startWorker(): Promise<ChildProcess> {
      const child = startNode(WORKER, {
        DATABASE_URL: databaseUrl,
        STARTED_AT: String(STARTED_AT),
        SPEED: String(SPEED),
      });
      workers.add(child);
      await once(child.stdout, 'data');
      return child;
    }

    async function kill(child: ChildProcess): Promise<void> {
      workers.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }

    /** Everybody has a first result of 10 to 59; every second one improves it by 40 later. */
    async function addLearners(): Promise<void> {
      const { db } = database;
      const lineItems = Array.from(
        { length: LINE_ITEMS },
        (_, number) => `${gradebook.origin}/items/${number}`,
      );
      await db.execute(sql`insert into company (id, name) values (md5('company')::uuid, 'Acme')`);
      await db.execute(sql`insert into lti_platform
      (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url, created_at)
      select md5('platform')::uuid, md5('company')::uuid, 'LMS', ${gradebook.origin}::text, 'client', u, u, u, now()
      from (select ${gradebook.origin}::text as u) one`);
      await db.execute(sql`insert into person (id, kind, company_id)
      select md5('person ' || n)::uuid, 'launched', md5('company')::uuid from generate_series(1, ${LEARNERS}::int) n`);
      await db.execute(sql`insert into lti_result (person_id, item_kind, item_id, score, completed, reached_at)
      select md5('person ' || n)::uuid, 'lab', 'lab', 10 + n % 50, false, ${now()}::timestamptz
      from generate_series(1, ${LEARNERS}::int) n`);
      await db.execute(sql`insert into lti_grade_target
      (id, platform_id, person_id, subject, deployment_id, resource_link_id, line_item, item_kind, item_id, due_at, created_at)
      select md5('target ' || n)::uuid, md5('platform')::uuid, md5('person ' || n)::uuid, 'person-' || n, '1', 'link',
        (string_to_array(${lineItems.join(' ')}::text, ' '))[1 + n % ${LINE_ITEMS}::int], 'lab', 'lab',
        ${now()}::timestamptz, now()
      from generate_series(1, ${LEARNERS}::int) n`);
    }

    /** As a graded lab does it: the better result and what is due, together. */
    async function improve(): Promise<void> {
      await database.db.execute(sql`with better as (
        update lti_result set score = score + 40, completed = true, reached_at = ${now()}::timestamptz
        where person_id in (select md5('person ' || n)::uuid from generate_series(2, ${LEARNERS}::int, 2) n)
        returning person_id
      )
      update lti_grade_target t set due_at = ${now()}::timestamptz, tries = 0, revision = t.revision + 1
      from better where better.person_id = t.person_id`);
    }

    async function countDue(): Promise<number> {
      const [row] = await database.query<{ due: number }>({
        name: 'test_count_due',
        text: 'select count(*)::int as due from lti_grade_target where due_at is not null',
        values: [],
      });
      return row?.due ?? 0;
    }

    it('loses none, doubles none, and ends with the best score of everybody', async () => {
      await addLearners();
      const [first, steady] = await Promise.all([startWorker(), startWorker()]);
      const reached = (share: number) =>
        expect.poll(() => gradebook.accepted.size, { timeout: 120_000 }).toBeGreaterThan(LEARNERS * share);
      await reached(0.3);
      await kill(first);
      await improve();
      const second = await startWorker();
      await reached(0.7);
      await kill(steady);
      await startWorker();
      await expect.poll(countDue, { timeout: 200_000, interval: 500 }).toBe(0);
      await kill(second);

      const cells = Array.from({ length: LEARNERS }, (_, index) => {
        const number = index + 1;
        const scores = gradebook.accepted.get(`/items/${number % LINE_ITEMS}/scores person-${number}`) ?? [];
        const best = 10 + (number % 50) + (number % 2 === 0 ? 40 : 0);
        return { number, scores, best };
      });
      expect(cells.filter(({ scores, best }) => scores.at(-1) !== best)).toEqual([]);
      expect(cells.filter(({ scores }) => new Set(scores).size !== scores.length)).toEqual([]);
      expect(gradebook.accepted.size).toBe(LEARNERS);
      expect(gradebook.faults).toBeGreaterThan(LEARNERS / 5);
    });
  },
);
