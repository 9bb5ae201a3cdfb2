/**
 * Writes mail, one in a transaction each, and delivers it, until it is killed. Prints each address once it is
 * committed.
 */
import { flushCompileCache } from 'node:module';
import { company } from '../../../src/modules/kernel/people/index.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/db/open.ts';
import { createLog } from '../../../src/platform/log/log.ts';
import { createMail } from '../../../src/platform/mail/create-mail.ts';
import { createSecret } from '../../../src/platform/secret/secret.ts';

const log = createLog('silent');
const database = await openDatabase(
  { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR ?? '' },
  log,
);
const aheadMs = Number(process.env.AHEAD_MS ?? 0);
const office = createMail({
  database,
  secret: createSecret('a secret of the tests, thirty-two or more'),
  clock: { now: () => new Date(systemClock.now().getTime() + aheadMs) },
  log,
  config: {
    mode: 'production',
    smtpUrl: process.env.SMTP_URL,
    mailFrom: 'no-reply@tool.test',
    productName: 'Drawbridge',
    supportEmail: 'help@tool.test',
  },
  wake: () => undefined,
});
// Who kills it leaves no time for that.
flushCompileCache();
const content = office.toMailContent({ subject: 'Hello', lead: ['Hello.'], close: [] });
for (let number = 0; number < Number(process.env.COUNT ?? 0); number += 1) {
  const to = `${process.pid}-${number}@x.test`;
  await database.db.transaction(async (tx) => {
    await tx.insert(company).values({ id: crypto.randomUUID(), name: to });
    await office.mailer.send(tx, { to, ...content });
  });
  process.stdout.write(`wrote ${to}\n`);
}
for (;;) {
  let done = 0;
  for (const job of office.jobs) done += await job.run();
  process.stdout.write(`did ${done}\n`);
  if (done === 0) await new Promise((resolve) => setTimeout(resolve, 50));
}
