import { randomUUID } from 'node:crypto';
import { type LabFile, previewSharedReplay } from '@drawbridge/contracts/practice';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import {
  choose,
  createSharedReplayCalls,
  line,
  place,
  SHARED_LAB,
} from '../../../../test/fixtures/practice/shared-replay-calls.ts';
import { STORED_TEST } from '../../../../test/fixtures/practice/stored-submissions.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { sharedReplay } from './shared-replay.table.ts';

const MIKA = toDemoPersonId('member@acme.test');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [SHARED_LAB], isGrading: false });
  tool = lab.tool;
  learner = await tool.as('member@acme.test');
});
afterAll(() => lab.close());

const { submit, share, read, page } = createSharedReplayCalls(() => ({ tool, learner }));

describe('the code of a shared replay', () => {
  const own: LabFile = {
    path: 'store.js',
    text: 'one\ntwo\nthree\nfour\nMINE\nsix\nseven\neight\nnine\nten\nFAR',
  };
  const codeOf = async (overrides: object, files: LabFile[]) => {
    const id = await submit([line()], { files });
    const { data } = await learner.call(previewSharedReplay, { ...choose(id), ...overrides });
    return { hasOwnCode: data.has_own_code, code: data.replay.films[0]?.code ?? [] };
  };

  it('the code is the lines around the place, from files of the lab', async () => {
    const { hasOwnCode, code } = await codeOf({}, []);
    expect([hasOwnCode, code[0]?.path, code[0]?.lines.map(({ number }) => number)]).toEqual([
      false,
      'store.js',
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
  });

  it('code in files that the learner changed is shown only on request, and never as a whole', async () => {
    const without = await codeOf({}, [own]);
    expect([without.hasOwnCode, without.code]).toEqual([true, []]);
    const { code } = await codeOf({ with_own_code: true }, [own]);
    expect(JSON.stringify(code)).toContain('MINE');
    expect(JSON.stringify(code)).not.toContain('FAR');
  });

  it("a file saved without a change counts as the lab's own", async () => {
    const starter = lab.labs[0]?.pack.files.find(({ path }) => path === 'store.js');
    expect(await codeOf({}, starter ? [starter] : [])).toMatchObject({ hasOwnCode: false });
  });
});

describe('secrets and personal data in a shared replay', () => {
  it('secrets and personal data are in no public part', async () => {
    const pack = lab.labs[0]?.pack;
    const password = pack?.accounts[0]?.password ?? '';
    expect(password).not.toBe('');
    await tool.database.db
      .update(person)
      .set({ firstName: 'Mikaela', lastName: 'Sandberg' })
      .where(eq(person.id, MIKA));
    const planted = {
      labPassword: password,
      inBase64: Buffer.from(password).toString('base64'),
      flag: 'flag{abcdefghijkmnpqrstuvwxyz23}',
      session: '5f'.repeat(16),
      bearer: 'abc.DEF-ghi_123',
      typed: 'my own pass phrase',
      email: 'member@acme.test',
      realEmail: 'someone@company.com',
      name: 'Mikaela Sandberg',
    };
    const all = Object.values(planted).join(' | ');
    const noisy = line({
      method: 'POST',
      url: `/login?session=${planted.session}&next=${encodeURIComponent(planted.email)}`,
      body: `user=x&password=${encodeURIComponent(planted.typed)}`,
      response: `Set-Cookie: sid=${planted.session}\nAuthorization: Bearer ${planted.bearer}\nBearer ${planted.bearer}\n${all}`,
      events: [
        {
          kind: 'sql',
          text: `SQL: SELECT '${planted.typed}' → ${all}`,
          place,
          statement: { text: `SELECT '${planted.typed}'`, params: Object.values(planted), result: all },
        },
        { kind: 'log', text: all },
      ],
    });
    const text = `// ${planted.name} <${planted.email}>\nconst password = '${planted.typed}';\nconst a = '${password}';\n// ${planted.flag} ${planted.session}\nrun();`;
    const before = await submit([noisy]);
    const id = await submit([noisy], { files: [{ path: 'store.js', text }] });
    const { token } = await share(id, { with_own_code: true, before });
    const answer = JSON.stringify((await read(token)).data);
    const html = await (await page(token)).text();
    const stored = JSON.stringify(
      await tool.database.db.select({ view: sharedReplay.view }).from(sharedReplay),
    );
    for (const [what, secret] of Object.entries(planted))
      for (const shown of [answer, html, stored])
        for (const form of [secret, encodeURIComponent(secret)])
          expect(shown.includes(form), what).toBe(false);
    expect(answer).not.toMatch(/Mikaela|Sandberg/);
    // What is left still tells the story.
    expect(answer).toContain('run();');
    expect(answer).toContain('[removed]');
  });

  it("a platform's name for a learner who is linked with the account is hidden", async () => {
    const { db } = tool.database;
    const [platformId, learnerId] = [randomUUID(), randomUUID()];
    await db.execute(sql`insert into lti_platform
      (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url, created_at)
      select ${platformId}::uuid, company_id, 'LMS', 'https://lms.test', 'client', u, u, u, now()
      from person, (select 'https://lms.test/x' as u) one where id = ${MIKA}::uuid`);
    await db
      .insert(person)
      .values({ id: learnerId, kind: 'launched', firstName: 'Leonora', lastName: 'Holmgren' });
    await db.execute(sql`insert into account_link (learner_id, account_id, platform_id, linked_at)
      values (${learnerId}::uuid, ${MIKA}::uuid, ${platformId}::uuid, now())`);
    const { token } = await share(await submit([line({ response: 'by Leonora Holmgren, LL-2042' })]));
    const answer = JSON.stringify((await read(token)).data);
    expect(answer).toContain('LL-2042');
    expect(answer).not.toMatch(/Leonora|Holmgren/);
  });

  it('an attack is not hidden', async () => {
    const attack = "user=ada&password=' OR 1=1 --";
    const { token } = await share(await submit([line({ body: attack })]));
    expect((await read(token)).data.replay.films[0]?.lines[0]?.body).toBe(attack);
  });
});

describe('the page of a shared replay', () => {
  it('the page has a title and a description for link previews, and is not for search engines', async () => {
    const { token } = await share(await submit([line()]));
    const response = await page(token);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('content-security-policy')).toMatch(
      /object-src 'none'.*frame-ancestors 'none'/,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(html).toContain(
      `<meta property="og:title" content="Someone else's invoice: ${STORED_TEST.title}" />`,
    );
    expect(html).toMatch(
      /og:description" content="Now: the attack gets through · GET \/invoices\/2042 → 200 · Disclosed/,
    );
  });

  it('the page does not let an attack into its markup', async () => {
    const attack = line({ url: '/?q="><script>alert(1)</script>&$&$`' });
    const { token } = await share(await submit([attack]));
    const html = await (await page(token)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)');
  });

  it('the page of an unknown replay says so, and discloses nothing', async () => {
    const response = await page('x'.repeat(43));
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await response.text()).not.toContain('invoice');
  });
});
