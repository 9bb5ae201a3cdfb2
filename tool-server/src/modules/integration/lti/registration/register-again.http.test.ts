import { randomUUID } from 'node:crypto';
import { MOST_PLATFORMS } from '@drawbridge/contracts/integration';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { toProduct } from '../../../../../test/fixtures/lti/registering-platform.ts';
import { useRegistration } from '../../../../../test/fixtures/lti/registration.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiDeployment } from '../lti.table.ts';

const setup = useRegistration();
const CLIENT = 'the-same-client';

/** The platform gives the same client id at each registration, as Moodle does where a tool is updated. */
async function registerAs(deployment = '1'): Promise<{ status: number; text: string }> {
  setup.platform.registrationAnswer = (res) =>
    void res.end(
      JSON.stringify({
        client_id: CLIENT,
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: deployment },
      }),
    );
  return setup.open(await setup.invite());
}
/** The login address that the platform was given last. */
const readLoginPath = (): string => {
  const sent = setup.platform.requests.findLast(({ path }) => path === '/register');
  return new URL(String(sent?.body.initiate_login_uri)).pathname;
};
const login = async (path: string) => {
  const query = new URLSearchParams({
    iss: setup.platform.origin,
    login_hint: 'hint',
    target_link_uri: `${setup.tool.config.publicUrl}/labs`,
    client_id: CLIENT,
    lti_deployment_id: '1',
  });
  const response = await setup.tool.fetch(`${path}?${query}`);
  return response.status === 200 || response.status === 302;
};
const readRows = () => setup.tool.database.db.select().from(ltiPlatform);

describe('LTI-20 a platform that registers again under the same client id', () => {
  it('is updated: both login addresses launch, and name, approval and learners are as they were', async () => {
    await registerAs();
    const first = readLoginPath();
    const [before] = await readRows();
    await setup.tool.database.db
      .update(ltiPlatform)
      .set({ active: true, awaitsApproval: false, name: 'Harbor School' });
    setup.platform.configuration.token_endpoint = `${setup.platform.origin}/new-token`;
    const again = await registerAs('2');
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('is updated')]);
    const rows = await readRows();
    expect(rows).toMatchObject([
      {
        id: before?.id,
        name: 'Harbor School',
        active: true,
        awaitsApproval: false,
        authTokenUrl: `${setup.platform.origin}/new-token`,
      },
    ]);
    const deployments = await setup.tool.database.db
      .select()
      .from(ltiDeployment)
      .where(eq(ltiDeployment.platformId, before?.id ?? ''));
    expect(deployments.map(({ deploymentId }) => deploymentId).toSorted()).toEqual(['1', '2']);
    expect(readLoginPath()).not.toBe(first);
    expect(await Promise.all([login(first), login(readLoginPath())])).toEqual([true, true]);
  });

  it.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])(
    'keeps its addresses where the %s is at a host that nobody allowed: a link alone moves no keys and no tokens',
    async (field) => {
      await registerAs();
      const first = readLoginPath();
      await setup.tool.database.db.update(ltiPlatform).set({ active: true, awaitsApproval: false });
      const [before] = await readRows();
      setup.platform.configuration[field] = 'http://other.test/moved';
      const again = await registerAs();
      expect([again.status, again.text]).toEqual([200, expect.stringContaining('keeps the addresses')]);
      expect(await readRows()).toEqual([before]);
      expect(await Promise.all([login(first), login(readLoginPath())])).toEqual([true, true]);
      const { items } = (await setup.acme.call(listAuditEntries, {})).data;
      const [entry] = items.filter(({ action }) => action === 'platform.register_again');
      expect(JSON.stringify(entry?.details)).not.toContain('moved');
    },
  );

  it('takes addresses at its host, at a host that it has already, and any while it waits for approval', async () => {
    setup.platform.configuration.token_endpoint = 'http://tokens.test/token';
    await registerAs();
    setup.platform.configuration.token_endpoint = 'http://tokens.test/new';
    await setup.tool.database.db.update(ltiPlatform).set({ active: true, awaitsApproval: false });
    await registerAs();
    expect(await readRows()).toMatchObject([{ authTokenUrl: 'http://tokens.test/new' }]);
    await setup.tool.database.db.update(ltiPlatform).set({ keySetUrl: 'http://keys.test/keys' });
    await setup.tool.database.db.update(ltiPlatform).set({ authLoginUrl: 'http://login.test/auth' });
    await registerAs();
    expect(await readRows()).toMatchObject([{ keySetUrl: `${setup.platform.origin}/keys` }]);
    setup.platform.configuration.jwks_uri = 'http://keys.test/keys';
    await setup.tool.database.db.update(ltiPlatform).set({ active: false, awaitsApproval: true });
    await registerAs();
    expect(await readRows()).toMatchObject([{ keySetUrl: 'http://keys.test/keys', awaitsApproval: true }]);
  });

  it.each([
    ['stays confirmed', 'keys', true],
    ['is to be confirmed by a launch again', 'other-keys', false],
  ])('%s where its keys are at /%s', async (_what, path, isConfirmed) => {
    await registerAs();
    const confirmed = { active: true, awaitsApproval: false, confirmedAt: new Date('2026-03-02') };
    await setup.tool.database.db.update(ltiPlatform).set(confirmed);
    setup.platform.configuration.jwks_uri = `${setup.platform.origin}/${path}`;
    await registerAs();
    const [row] = await readRows();
    expect([row?.confirmedAt !== null, row?.keySetUrl.endsWith(`/${path}`)]).toEqual([isConfirmed, true]);
  });

  it('keeps the token audience and the product that administrators chose, where it names none', async () => {
    await registerAs();
    const chosen = { tokenAudience: 'https://audience.test', family: 'canvas' as const };
    await setup.tool.database.db.update(ltiPlatform).set(chosen);
    Object.assign(setup.platform.configuration, toProduct({}));
    await registerAs();
    expect(await readRows()).toMatchObject([chosen]);
  });

  it('is updated at a company that has room for no other platform', async () => {
    await registerAs();
    const [row] = await readRows();
    if (!row) throw new Error('not registered');
    const others = Array.from({ length: MOST_PLATFORMS - 1 }, (_, nth) => ({
      ...row,
      id: randomUUID(),
      clientId: `other-${nth}`,
    }));
    await setup.tool.database.db.insert(ltiPlatform).values(others);
    const again = await registerAs();
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('is updated')]);
  });

  it('stays as it is where it waits for approval or is switched off, and the page says so', async () => {
    await registerAs();
    const waiting = await registerAs();
    expect(waiting.text).toContain('has not allowed it yet');
    expect(await readRows()).toMatchObject([{ active: false, awaitsApproval: true }]);
    await setup.tool.database.db.update(ltiPlatform).set({ awaitsApproval: false });
    const off = await registerAs();
    expect(off.text).toContain('switched it off');
    for (const { text } of [waiting, off]) expect(text).not.toContain('launches go on');
    expect(await readRows()).toMatchObject([{ active: false, awaitsApproval: false }]);
  });

  it('is in the audit trail as an update', async () => {
    await registerAs();
    await registerAs();
    const { items } = (await setup.acme.call(listAuditEntries, {})).data;
    const [entry] = items.filter(({ action }) => action === 'platform.register_again');
    const [row] = await readRows();
    expect(entry?.subject).toMatchObject({ kind: 'platform', id: row?.id });
  });

  it('is another registration at another company, which learns nothing of it', async () => {
    await registerAs();
    const other = await setup.open(await setup.invite(setup.globex));
    expect([other.status, other.text]).toEqual([200, expect.stringContaining('is registered')]);
    expect(await readRows()).toHaveLength(2);
  });

  it('no longer launches at either address once it is deleted', async () => {
    await registerAs();
    const first = readLoginPath();
    await registerAs();
    await setup.tool.database.db.delete(ltiPlatform);
    setup.tool.clock.advance(10_000);
    expect(await Promise.all([login(first), login(readLoginPath())])).toEqual([false, false]);
  });
});
