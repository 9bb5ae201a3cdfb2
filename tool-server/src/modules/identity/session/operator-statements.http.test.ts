import { readFileSync } from 'node:fs';
import { listSessions } from '@drawbridge/contracts/identity';
import { listWishes } from '@drawbridge/contracts/learning';
import { startGuest } from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

const GUIDE = new URL('../../../../../storybook/docs/security/operating.mdx', import.meta.url);
const section = /^## Ending sessions$([\s\S]*?)^## /m.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? '';
const [ofOne = '', ofAll = ''] = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(
  (match) => match[1] ?? '',
);
const deletion = /`(delete from person [^`]*)`/.exec(section)?.[1] ?? '';

let tool: TestTool;
beforeEach(async () => {
  await tool?.close();
  tool = await createTestTool();
});
afterAll(() => tool.close());

async function run(statements: string) {
  for (const statement of statements.split(';').filter((text) => text.trim() !== ''))
    await tool.database.db.execute(sql.raw(statement.replace('somebody@example.com', 'member@acme.test')));
}
/** The status of a call of each of them. */
const readStatuses = async (emails: readonly string[]) => {
  const callers = await Promise.all(emails.map((email) => tool.as(email)));
  return async () => Promise.all(callers.map(async (caller) => (await caller.call(listSessions, {})).status));
};

describe('ASVS 7.4.2, 7.4.5 SQL statements in the operator’s guide', () => {
  it("the statement for one person ends that person's sessions and no others", async () => {
    const read = await readStatuses(['member@acme.test', 'manager@acme.test']);
    await run(ofOne);
    expect(await read()).toEqual([401, 200]);
    expect((await (await tool.as('member@acme.test')).call(listWishes, {})).status).toBe(200);
  });

  it('the statement for everyone ends all sessions, including those of guests', async () => {
    const read = await readStatuses(['member@acme.test', 'admin@globex.test']);
    const { data } = await tool.anonymous.call(startGuest, {});
    await run(ofAll);
    expect(await read()).toEqual([401, 401]);
    expect((await tool.withToken(data.token).call(listWishes, {})).status).toBe(401);
  });

  it('the statement that deletes an account ends its sessions', async () => {
    const read = await readStatuses(['member@acme.test', 'manager@acme.test']);
    await run(deletion);
    expect(await read()).toEqual([401, 200]);
  });
});
