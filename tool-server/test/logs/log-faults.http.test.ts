import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { login, sendMagicLink, signUp } from '@drawbridge/contracts/identity';
import { openLab, saveDraft, submitLab } from '@drawbridge/contracts/practice';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/modules/operations/demo/index.ts';
import { type Caller, createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';

const LAB = 'l1-someone-elses-invoice';
const EMAIL = 'nobody-may-read-this@mail.test';
const PASSWORD = 'a-password-nobody-may-read-1';
const CODE = 'const learnersOwnCode = 1;';

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ labs: getLabs([LAB]) });
  learner = await tool.as('member@acme.test');
});
afterAll(() => tool.close());

/** Every write to the table fails in the database; its message quotes the row, as many messages of PostgreSQL do. */
async function breakTable(table: string, sqlState: string) {
  await tool.database.db.execute(`create or replace function break_write() returns trigger as $$
    begin raise exception 'broken: %', to_jsonb(new)::text using errcode = '${sqlState}'; end $$ language plpgsql`);
  await tool.database.db.execute(
    `create trigger break_write before insert or update on ${table} for each row execute function break_write()`,
  );
}
let broken: string[] = [];
afterEach(async () => {
  for (const table of broken) await tool.database.db.execute(`drop trigger break_write on ${table}`);
  broken = [];
});

/** The log lines written while `act` fails by a fault of the database. */
async function logOf(table: string, sqlState: string, act: () => Promise<{ status: number }>) {
  broken = [table];
  await breakTable(table, sqlState);
  tool.logs.length = 0;
  const { status } = await act();
  expect(status).toBe(500);
  const fault = tool.logs.find((line) => line.includes('"msg":"fault"'));
  expect(fault, 'the fault is in the log').toBeDefined();
  return { all: tool.logs.join('\n'), fault: JSON.parse(fault ?? '') as LoggedFault };
}
interface LoggedFault {
  incident: string;
  err: { type: string; message: string; stack: string; cause: { code: string } };
}

const join = () =>
  tool.anonymous.call(signUp, {
    via: 'plan',
    id: 'individual',
    first_name: 'Verily',
    last_name: 'Unseen',
    email: EMAIL,
    new_password: PASSWORD,
    confirm_password: PASSWORD,
  });

describe.each([
  ['P0001', 'that says what it likes'],
  ['22P02', 'that quotes a value'],
])('P6, ERR-25 a fault of the database %s (%s) leaves no parameter of its query in the log', (sqlState) => {
  it('during signup: neither the address, nor a name, nor the hash of the password', async () => {
    const { all, fault } = await logOf('mail_code', sqlState, join);
    for (const secret of [EMAIL, PASSWORD, 'Verily', 'Unseen', 'argon2']) expect(all).not.toContain(secret);
    expect(fault.err.cause.code).toBe(sqlState);
  });

  it('during sign-in by password: neither the session nor where it came from', async () => {
    const { all } = await logOf('portal_session', sqlState, () =>
      tool.from('203.0.113.77').call(login, { username: 'ind@demo.test', password: DEMO_PASSWORD }),
    );
    for (const secret of ['ind@demo.test', DEMO_PASSWORD, '203.0.113']) expect(all).not.toContain(secret);
  });

  it('during sign-in by link: neither the address nor the code', async () => {
    const { all } = await logOf('sign_in_link', sqlState, () =>
      tool.from('203.0.113.78').call(sendMagicLink, { username: 'ind@demo.test' }),
    );
    for (const secret of ['ind@demo.test', '203.0.113', 'code_hash":']) expect(all).not.toContain(secret);
  });

  it("during a submission and a draft: nothing of the learner's code", async () => {
    const { data } = await learner.call(openLab, { lab_id: asId<'lab'>(LAB) });
    const files = data.lab.files
      .filter(({ path }) => path.endsWith('store.js'))
      .map(({ path }) => ({ path, text: CODE }));
    const { attempt_id } = data.attempt;
    const submitted = await logOf('lab_submission', sqlState, () =>
      learner.call(submitLab, { submission_id: asId<'submission'>(randomUUID()), attempt_id, files }),
    );
    expect(submitted.all).not.toContain('learnersOwnCode');
    await tool.database.db.execute('drop trigger break_write on lab_submission');
    const drafted = await logOf('lab_attempt', sqlState, () =>
      learner.call(saveDraft, { attempt_id, files, revision: data.attempt.revision }),
    );
    expect(drafted.all).not.toContain('learnersOwnCode');
  });

  it('but still which query failed, where, and why', async () => {
    const { fault } = await logOf('mail_code', sqlState, join);
    expect(fault.err.message).toMatch(/insert into "mail_code"/);
    expect(fault.err.stack).toMatch(/^\s+at .+\.ts:\d+/m);
    expect(fault.err.cause.code).toBe(sqlState);
    expect(fault.incident).toMatch(/^[0-9a-f-]{36}$/);
  });
});
