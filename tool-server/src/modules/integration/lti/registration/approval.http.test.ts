import { asId } from '@drawbridge/contracts';
import { activatePlatform, getPlatform, rejectPlatform } from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { describe, expect, it } from 'vitest';
import { toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { useRegistration } from '../../../../../test/fixtures/lti/registration.ts';

const setup = useRegistration();

describe('LTI-20 approval', () => {
  async function register() {
    await setup.open(await setup.invite());
    const [registered] = await setup.listOf(setup.acme);
    return {
      id: registered?.id ?? asId<'platform'>(''),
      login: new URL(registered?.login_url ?? '').pathname,
    };
  }
  async function login(at: string) {
    const query = new URLSearchParams({
      iss: setup.platform.origin,
      client_id: 'client-1',
      login_hint: 'hint',
      target_link_uri: `${setup.tool.config.publicUrl}/labs`,
    });
    const response = await setup.tool.fetch(`${at}?${query}`);
    return { status: response.status, text: toText(await response.text()) };
  }

  it('is missing: a launch gets a page that says so', async () => {
    const { login: at } = await register();
    const { status, text } = await login(at);
    expect([status, text]).toEqual([403, expect.stringContaining('waits for approval')]);
  });

  it('is given: launches begin, and the trail has both, with the values and the link', async () => {
    const { id, login: at } = await register();
    const { data } = await setup.acme.call(activatePlatform, { id });
    expect(data.platform).toMatchObject({ active: true, awaits_approval: false });
    expect((await login(at)).status).toBe(302);
    const { items } = (await setup.acme.call(listAuditEntries, {})).data;
    const trail = items.filter(({ subject }) => subject?.id === id);
    expect(trail.map(({ action, actor }) => [action, actor.email])).toEqual([
      ['platform.approve', 'admin@acme.test'],
      ['platform.register', null],
    ]);
    const [made] = items.filter(({ action }) => action === 'invitation.make');
    expect(trail[1]?.details).toMatchObject({ issuer: setup.platform.origin, invitation: made?.subject?.id });
    // Allowed once, it does not wait again.
    expect((await setup.acme.call(rejectPlatform, { id })).code).toBe('platform_not_waiting');
  });

  it('is for the values that were looked at: it is refused where they changed since then', async () => {
    const { id } = await register();
    const shown = (await setup.acme.call(getPlatform, { id })).data.platform;
    setup.platform.configuration.token_endpoint = `${setup.platform.origin}/moved`;
    setup.platform.registrationAnswer = (res) => void res.end(JSON.stringify({ client_id: shown.client_id }));
    await register();
    const { revision } = shown;
    const refused = await setup.acme.call(activatePlatform, { id, revision });
    expect([refused.status, refused.code]).toEqual([409, 'platform_changed']);
    const now = (await setup.acme.call(getPlatform, { id })).data.platform;
    expect(now).toMatchObject({ active: false, auth_token_url: `${setup.platform.origin}/moved` });
    const allowed = await setup.acme.call(activatePlatform, { id, revision: now.revision });
    expect(allowed.data.platform.active).toBe(true);
  });

  it('is denied: the registration is gone', async () => {
    const { id, login: at } = await register();
    expect((await setup.acme.call(rejectPlatform, { id })).status).toBe(200);
    expect((await setup.acme.call(getPlatform, { id })).code).toBe('platform_not_found');
    expect((await login(at)).status).toBe(400);
    const { items } = (await setup.acme.call(listAuditEntries, {})).data;
    expect(items.find(({ subject }) => subject?.id === id)).toMatchObject({
      action: 'platform.reject',
      details: { issuer: setup.platform.origin, client_id: 'client-1' },
    });
  });

  it('cannot be given or denied by another company', async () => {
    const { id } = await register();
    for (const endpoint of [activatePlatform, rejectPlatform])
      expect((await setup.globex.call(endpoint, { id })).code).toBe('platform_not_found');
    expect(await setup.listOf(setup.acme)).toEqual([
      expect.objectContaining({ awaits_approval: true, active: false }),
    ]);
  });
});
