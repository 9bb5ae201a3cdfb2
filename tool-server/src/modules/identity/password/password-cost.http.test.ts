import { login } from '@drawbridge/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { type AppDeps, createApp } from '../../../app.ts';
import { DEMO_PASSWORD } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool({ hasFullPasswordCost: true });
});
afterAll(() => tool.close());

const EMAIL = 'member@acme.test';
const signIn = () => tool.anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });

async function readHash() {
  const [row] = await tool.database.query<{ hash: string }>({
    name: 'one_hash',
    text: `select a.password_hash as hash from account a join person p on p.id = a.person_id where p.email = $1`,
    values: [EMAIL],
  });
  return row?.hash ?? '';
}

describe('the cost of a hash', () => {
  it('a hash contains its cost, and an older one still signs in and is replaced (ASVS 11.2.2)', async () => {
    await tool.database.query({
      name: 'older_form',
      text: `update account set password_hash = replace(password_hash, 'm=19456,t=2,p=1$', '')`,
      values: [],
    });
    expect((await readHash()).split('$')).toHaveLength(3);
    expect((await signIn()).status).toBe(200);
    expect(await readHash()).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
    expect((await signIn()).status).toBe(200);
  });

  it('an app with a lowered cost does not start in production', async () => {
    const deps = { config: { mode: 'production' }, passwordCost: { memory: 8, passes: 1, parallelism: 1 } };
    await expect(createApp(deps as AppDeps)).rejects.toThrow('full cost in production');
  });
});
