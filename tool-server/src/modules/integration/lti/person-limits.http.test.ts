import { asId } from '@drawbridge/contracts';
import { addPlatform, changePlatform, makeInvitation, testPlatform } from '@drawbridge/contracts/integration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { useRegistration } from '../../../../test/fixtures/lti/registration.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';

const setup = useRegistration();

const toFields = (clientId: string) => {
  const { origin } = setup.platform;
  return {
    name: 'School',
    issuer: origin,
    client_id: clientId,
    auth_login_url: `${origin}/auth`,
    auth_token_url: `${origin}/token`,
    key_set_url: `${origin}/keys`,
    deployment_ids: ['1'],
  };
};
async function add(clientId: string, caller = setup.acme) {
  const reply = await caller.call(addPlatform, toFields(clientId));
  return { ...reply, id: asId<'platform'>(reply.data?.platform.id ?? '') };
}

/** As if everything that was counted so far had been done so often. */
const useUp = (count: number) => setup.tool.database.db.update(limitWindow).set({ count });

describe('what one person may do in a day, in whatever company', () => {
  it('is 200 new registrations; one that is refused does not count', async () => {
    await add('one');
    await useUp(199);
    expect((await add('one')).code).toBe('platform_exists');
    expect((await add('two')).status).toBe(200);
    const refused = await add('three');
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    expect((await add('three', setup.globex)).status).toBe(200);
    const moveTo = (company: 'acme' | 'globex') =>
      setup.tool.database.db
        .update(person)
        .set({ companyId: toDemoCompanyId(company) })
        .where(eq(person.id, toDemoPersonId('admin@acme.test')));
    await moveTo('globex');
    expect((await add('four')).code).toBe('too_many_tries');
    await moveTo('acme');
    setup.tool.clock.advance(86_400_000);
    setup.acme = await setup.tool.as('admin@acme.test');
    expect((await add('three')).status).toBe(200);
  });

  it('is 500 changes of registrations', async () => {
    const { id } = await add('one');
    const change = () => setup.acme.call(changePlatform, { ...toFields('one'), id });
    await change();
    await useUp(499);
    expect((await change()).status).toBe(200);
    expect((await change()).code).toBe('too_many_tries');
  });

  it('is 200 tests of registrations, ten of them in a minute', async () => {
    const { id } = await add('one');
    const test = async (caller: Caller = setup.acme) => (await caller.call(testPlatform, { id })).code;
    await test();
    await useUp(199);
    setup.tool.clock.advance(60_000);
    expect([await test(), await test()]).toEqual([undefined, 'too_many_tries']);
  });

  it('is 100 registration links', async () => {
    const make = async () => (await setup.acme.call(makeInvitation, {})).code;
    await make();
    await useUp(99);
    expect([await make(), await make()]).toEqual([undefined, 'too_many_tries']);
  });

  it('is 200 visits of platforms with links that they made; after them no platform is called', async () => {
    await setup.open(await setup.invite());
    const link = await setup.invite();
    await setup.tool.database.db.update(limitWindow).set({ count: 200 });
    // The visits of the company have a higher limit, those of the new link have not begun.
    const calls = setup.platform.requests.length;
    expect((await setup.open(link)).status).toBe(429);
    expect(setup.platform.requests).toHaveLength(calls);
    expect((await setup.open(await setup.invite(setup.globex))).status).toBe(200);
  });
});
