import { getPublicPerson, PUBLIC_PROFILE_TEXTS, setVisibility } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

const INES = toDemoPersonId('ind@demo.test');

let tool: TestTool;
let ines: Caller;
beforeEach(async () => {
  await tool?.close();
  tool = await createTestTool({ env: { PRODUCT_NAME: 'Moat & Gate' } });
  ines = await tool.as('ind@demo.test');
});
afterAll(() => tool.close());

const rename = (firstName: string, lastName: string) =>
  tool.database.db.update(person).set({ firstName, lastName }).where(eq(person.id, INES));
const readName = async () => (await tool.anonymous.call(getPublicPerson, { user_id: INES })).data.name;

describe('a name that could pass for the platform’s own people', () => {
  it.each(['MoatGate', 'MoatGate Support', 'Admin', 'ａｄｍｉｎ', 'аdmіn', 'Adm1n'])(
    'the alias %s is refused',
    async (alias) => {
      const reply = await ines.call(setVisibility, { visible: true, alias });
      expect([reply.status, reply.errors]).toEqual([400, { alias: PUBLIC_PROFILE_TEXTS.aliasReserved }]);
    },
  );

  it('a reserved alias is refused for later use too, while the person is hidden', async () => {
    expect((await ines.call(setVisibility, { visible: false, alias: 'Admin' })).status).toBe(400);
  });

  it('a reserved account name needs an alias', async () => {
    await rename('MоatGate', 'Support');
    const refused = await ines.call(setVisibility, { visible: true });
    expect([refused.status, refused.errors]).toEqual([400, { alias: PUBLIC_PROFILE_TEXTS.nameReserved }]);
    expect((await ines.call(setVisibility, { visible: true, alias: 'Badminton' })).status).toBe(200);
    expect(await readName()).toBe('Badminton');
  });

  it('a reserved name is not shown when the account gets it afterwards', async () => {
    await ines.call(setVisibility, { visible: true });
    await rename('Admin', 'User');
    expect(await readName()).toBe(PUBLIC_PROFILE_TEXTS.nameWithheld);
    await rename('Anna', 'Admin');
    expect(await readName()).toBe('Anna Admin');
  });
});
