import { sendMagicLink } from '@drawbridge/contracts/identity';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, createTestTool, type TestTool } from '../../../test/fixtures/create-test-tool.ts';
import { emptyDatabase } from '../../../test/fixtures/database/database-rows.ts';
import { getTestDatabase } from '../../../test/fixtures/database/test-database.ts';
import { type SmtpInbox, startSmtpInbox } from '../../../test/fixtures/smtp-inbox.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { createSecret } from '../secret/secret.ts';
import { createMail } from './create-mail.ts';
import { mail as mailTable } from './mail.table.ts';
import { createSmtp } from './smtp.ts';

const secret = createSecret('a secret of the tests, thirty-two or more');
const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
  EMBEDDED_IN_PRODUCTION: '1',
};

describe('DEMO-12 the outbox pages', () => {
  let tool: TestTool;
  beforeAll(async () => {
    tool = await createTestTool({ env: { PRODUCT_NAME: 'Tom & <b>Co' } });
    for (const username of ['ind@demo.test', 'free@demo.test']) {
      await tool.anonymous.call(sendMagicLink, { username });
      tool.clock.advance(1_000);
    }
  });
  afterAll(() => tool.close());

  it('list sent mail as JSON at /dev/outbox.json, newest first', async () => {
    const mails = await (await tool.fetch('/dev/outbox.json')).json();
    const expected = (to: string, sent_at: string) => ({
      to,
      subject: 'Sign in to Tom & <b>Co',
      text: expect.stringContaining('https://tool.test/auth?email='),
      html: expect.stringContaining('Sign in to Tom &amp; &lt;b&gt;Co'),
      sent_at,
    });
    expect(mails).toEqual([
      expected('free@demo.test', '2026-03-02T09:00:01.000Z'),
      expected('ind@demo.test', '2026-03-02T09:00:00.000Z'),
    ]);
  });

  it('are one page at /dev/outbox whose links can be followed and that runs no script', async () => {
    const response = await tool.fetch('/dev/outbox');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-inline/);
    expect(html.indexOf('free@demo.test')).toBeLessThan(html.indexOf('ind@demo.test'));
    expect(html).toMatch(/<a href="https:\/\/tool\.test\/auth\?email=free%40demo\.test&amp;session=/);
    expect(html).not.toContain('<b>Co');
  });

  it('show a mail as HTML, in a sandbox, with its own style only', async () => {
    const list = await (await tool.fetch('/dev/outbox')).text();
    const response = await tool.fetch(/\/dev\/outbox\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';.*; sandbox$/);
    expect(await response.text()).toContain('Sign in</a>');
  });

  it.each(['/dev/outbox/nonsense', '/dev/outbox/00000000-0000-4000-8000-000000000000'])(
    'respond with 404 at %s',
    async (path) => expect((await tool.fetch(path)).status).toBe(404),
  );
});

describe('mail in production', () => {
  let tool: TestTool;
  beforeAll(async () => {
    tool = await createTestTool({ env: PRODUCTION });
  });
  afterAll(() => tool.close());

  it.each(['/dev/outbox', '/dev/outbox.json'])('has no page %s', async (path) => {
    expect((await tool.fetch(path)).status).toBe(404);
  });

  it('waits without a server, and is logged once', async () => {
    expect((await tool.anonymous.call(sendMagicLink, { username: 'ind@demo.test' })).status).toBe(200);
    await tool.app.jobs.drain();
    const rows = await tool.database.db.select().from(mailTable);
    expect(rows).toMatchObject([{ to: 'ind@demo.test', sentAt: null, dueAt: expect.any(Date) }]);
    expect(tool.logs.filter((line) => line.includes('mail.no_server'))).toHaveLength(1);
  });
});

describe('delivery by SMTP', () => {
  let database: Database;
  let inbox: SmtpInbox;
  let clock: ReturnType<typeof createTestClock>;
  let logs: string[];
  let opened: { close(): void }[];
  beforeEach(async () => {
    database = await getTestDatabase();
    await emptyDatabase(database);
    inbox = await startSmtpInbox();
    clock = createTestClock();
    logs = [];
    opened = [];
  });
  afterEach(async () => {
    for (const office of opened) office.close();
    await inbox.close();
  });

  function openOffice(mode = 'production', smtpUrl = inbox.url) {
    const office = createMail({
      database,
      secret,
      clock,
      log: createLog('debug', { write: (line) => void logs.push(line) }),
      config: {
        mode,
        smtpUrl,
        mailFrom: 'no-reply@tool.test',
        productName: 'Drawbridge',
        supportEmail: 'help@tool.test',
      },
      wake: () => undefined,
    });
    opened.push(office);
    const runJobs = async () => {
      for (const job of office.jobs) await job.run();
    };
    return { ...office, runJobs };
  }
  const TEMPLATE = {
    subject: 'Grüße: a subject',
    lead: ['Hello.'],
    action: { label: 'Open', address: 'https://tool.test/auth?code=a-very-secret-code' },
    close: ['Bye.'],
  };
  async function write(office: ReturnType<typeof openOffice>, to = 'ann@x.test', usefulUntil?: Date) {
    const content = office.toMailContent(TEMPLATE);
    await database.db.transaction((tx) =>
      office.mailer.send(tx, { to, ...content }, usefulUntil ? { usefulUntil } : {}),
    );
  }
  const readRows = () => database.db.select().from(mailTable);

  it('sends sender, subject, text and HTML, and stores nothing readable of delivered mail', async () => {
    const office = openOffice();
    await write(office);
    await office.runJobs();
    const [got] = inbox.received;
    expect(got).toMatchObject({ from: 'no-reply@tool.test', to: 'ann@x.test' });
    expect(got?.text).toMatch(/^From: Drawbridge <no-reply@tool\.test>\r$/m);
    expect(got?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(got?.text).toContain('multipart/alternative');
    expect(got?.text).toContain('https://tool.test/auth?code=a-very-secret-code');
    expect(await readRows()).toMatchObject([{ sentAt: clock.now(), dueAt: null, encrypted: null, tries: 1 }]);
  });

  it('happens once, however many processes and runs there are', async () => {
    const [one, other] = [openOffice(), openOffice()];
    for (let number = 0; number < 45; number += 1) await write(one, `p${number}@x.test`);
    await Promise.all([one.runJobs(), other.runJobs(), one.runJobs(), other.runJobs()]);
    await Promise.all([one.runJobs(), other.runJobs()]);
    expect(inbox.received.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 45 }, (_, number) => `p${number}@x.test`).sort(),
    );
  });

  it('is tried again after a passing fault, later each time, under the same Message-ID', async () => {
    const office = openOffice();
    await write(office);
    inbox.faults.push(451, 451);
    await office.runJobs();
    await office.runJobs();
    expect([inbox.received.length, (await readRows())[0]?.tries]).toEqual([0, 1]);
    clock.advance(5_000);
    await office.runJobs();
    clock.advance(5_000);
    await office.runJobs();
    const [waiting] = await readRows();
    clock.advance(10_000);
    await office.runJobs();
    expect([inbox.received.length, inbox.received[0]?.id]).toEqual([1, `<${waiting?.id}@tool.test>`]);
  });

  it('waits for a server that is down', async () => {
    const office = openOffice('production', 'smtp://127.0.0.1:1');
    await write(office);
    await office.runJobs();
    expect(await readRows()).toMatchObject([
      { sentAt: null, failure: null, tries: 1, dueAt: expect.any(Date) },
    ]);
    const later = openOffice();
    clock.advance(3_600_000);
    await later.runJobs();
    expect(inbox.received).toHaveLength(1);
  });

  it('stores the reason when the server will never accept a mail, and does not try again', async () => {
    const office = openOffice();
    await write(office);
    inbox.faults.push(550);
    await office.runJobs();
    clock.advance(86_400_000);
    await office.runJobs();
    expect(await readRows()).toMatchObject([{ failure: 'EENVELOPE 550', dueAt: null, sentAt: null }]);
    expect(inbox.received).toEqual([]);
  });

  it('does not send a link that has expired meanwhile', async () => {
    const office = openOffice();
    await write(office, 'ann@x.test', new Date(clock.now().getTime() + 180_000));
    clock.advance(180_000);
    await office.runJobs();
    expect([inbox.received, (await readRows())[0]?.failure]).toEqual([[], 'no longer useful']);
  });

  it('is taken over by another process when the claim of a dead one expires', async () => {
    const office = openOffice();
    await write(office);
    await database.db
      .update(mailTable)
      .set({ claimedUntil: new Date(clock.now().getTime() + 300_000), tries: 1 });
    await office.runJobs();
    expect(inbox.received).toHaveLength(0);
    clock.advance(300_000);
    await office.runJobs();
    expect(inbox.received).toHaveLength(1);
  });

  it('sends no mail of a transaction that fails', async () => {
    const office = openOffice();
    const content = office.toMailContent(TEMPLATE);
    const failing = database.db.transaction(async (tx) => {
      await office.mailer.send(tx, { to: 'ann@x.test', ...content });
      throw new Error('the event fails');
    });
    await expect(failing).rejects.toThrow('the event fails');
    await office.runJobs();
    expect([inbox.received, await readRows()]).toEqual([[], []]);
  });

  it('never sends withheld mail, which is written and removed', async () => {
    const office = openOffice();
    const content = office.toMailContent(TEMPLATE);
    await database.db.transaction((tx) =>
      office.mailer.send(tx, { to: 'ann@x.test', ...content }, { withheld: true }),
    );
    expect(await readRows()).toHaveLength(1);
    await office.runJobs();
    expect([inbox.received, await readRows()]).toEqual([[], []]);
  });

  it('starts no header by a line break in a subject', async () => {
    const office = openOffice();
    const content = office.toMailContent({ ...TEMPLATE, subject: 'Hello\r\nBcc: eve@x.test' });
    await database.db.transaction((tx) => office.mailer.send(tx, { to: 'ann@x.test', ...content }));
    await office.runJobs();
    expect(inbox.received.map(({ to }) => to)).toEqual(['ann@x.test']);
    expect(inbox.received[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it.each(['ann@x.test\r\nBcc: eve@x.test', 'ann@x.test, eve@x.test'])(
    'sends nothing to anyone else by the address %j',
    async (to) => {
      const office = openOffice();
      await write(office, to);
      await office.runJobs();
      expect((await readRows())[0]?.tries).toBe(1);
      expect(inbox.received.map((got) => got.to).join()).not.toContain('eve@x.test');
    },
  );

  it('ERR-25 leaves the contents of a mail neither in the log nor in the database', async () => {
    const office = openOffice();
    await write(office);
    inbox.faults.push(451);
    await office.runJobs();
    const seen = `${logs.join(' ')} ${JSON.stringify(await readRows())}`;
    expect(seen).toContain('mail.retry');
    expect(seen).not.toContain('a-very-secret-code');
    expect(logs.join(' ')).not.toContain('ann@x.test');
  });

  it('is refused to a server without TLS where it is required, unless the address says otherwise', async () => {
    const from = { name: 'Drawbridge', address: 'no-reply@tool.test' };
    const content = { to: 'ann@x.test', ...openOffice().toMailContent(TEMPLATE) };
    const strict = createSmtp({ url: inbox.url, from, requireTls: true });
    const optional = createSmtp({ url: `${inbox.url}?requireTLS=false`, from, requireTls: true });
    expect(await strict.deliver('one', content)).toMatchObject({ kind: 'retry' });
    expect(inbox.received).toEqual([]);
    expect(await optional.deliver('two', content)).toEqual({ kind: 'sent' });
    strict.close();
    optional.close();
  });
});
