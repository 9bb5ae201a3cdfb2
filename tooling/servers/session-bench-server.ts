/** For `e2e/bench/session.ts`: our server with so many people of one company, on the given PostgreSQL. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { asId, type PersonId } from '@drawbridge/contracts';
import { systemClock } from '@drawbridge/tool-server/clock';
import { readConfig } from '@drawbridge/tool-server/config';
import { openDatabase } from '@drawbridge/tool-server/database';
import { createLive } from '@drawbridge/tool-server/live';
import { createLog } from '@drawbridge/tool-server/log';
import { createNotificationService } from '@drawbridge/tool-server/notifications';
import { createPasswordHasher } from '@drawbridge/tool-server/password-hash';
import { createBenchApp } from './bench-app.ts';

interface Options {
  databaseUrl: string;
  people: number;
  password: string;
  /** How many passwords are checked at the same time. */
  atOnce: number;
}
const { databaseUrl, people, password, atOnce } = JSON.parse(process.argv[2] ?? '{}') as Options;

const config = readConfig({
  PORT: '0',
  // The load names the address of each person, as a proxy would.
  TRUSTED_PROXIES: 'loopback',
  DEMO_IN_PUBLIC: '1',
  LOG_LEVEL: 'warn',
});
const log = createLog(config.logLevel);
const database = await openDatabase({ databaseUrl, dataDir: '' }, log);
const app = await createBenchApp({ config, database, log });

const passwordHasher = createPasswordHasher();
const hash = await passwordHasher.hash(password);
const companyId = randomUUID();
await database.query({
  name: '',
  text: `with one as (insert into company (id, name) values ($1::uuid, 'Bench') returning id),
    everyone as (
      insert into person (id, kind, email, company_id)
      select gen_random_uuid(), 'account', 'person' || n || '@bench.test', one.id
      from one, generate_series(1, $2::int) n returning id)
    insert into account (person_id, type, password_hash) select id, 'ENT', $3::text from everyone`,
  values: [companyId, people, hash],
});
const rows = await database.query<{ id: string }>({
  name: '',
  text: 'select id from person where company_id = $1::uuid',
  values: [companyId],
});
const everyone: PersonId[] = rows.map(({ id }) => asId<'person'>(id));

const live = await createLive({ database, redisUrl: undefined, log });
const notifications = createNotificationService({ database, live, clock: systemClock });

/** The same checks per second without a server around them. */
async function measureBareChecks(): Promise<number> {
  const each = 50;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let done = 0; done < each; done += 1)
        if (!(await passwordHasher.check(password, hash))) throw new Error('a right password was refused');
    }),
  );
  return (each * atOnce) / ((performance.now() - began) / 1000);
}
const bareChecks = await measureBareChecks();

app.jobs.start();
app.http.keepAliveTimeout = 60_000;
app.http.listen(0, '127.0.0.1', () => {
  const { port } = app.http.address() as AddressInfo;
  process.send?.({ origin: `http://127.0.0.1:${port}`, publicUrl: config.publicUrl, bareChecks });
});
/** One notification for everyone, written in one transaction. */
process.on('message', async (message: { push?: string }) => {
  if (!message.push) return;
  const { push } = message;
  const at = systemClock.now();
  await database.db.transaction((tx) =>
    notifications.notify(tx, everyone, { kind: 'admin', key: `bench:${push}`, content: push, at }),
  );
  process.send?.({ pushed: push });
});
process.on('disconnect', () => process.exit(0));
