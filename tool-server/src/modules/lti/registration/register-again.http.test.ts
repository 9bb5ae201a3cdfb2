import { listAuditEntries } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useRegistration } from '../../../../test/fixtures/registration.ts';
import { ltiDeployment, ltiPlatform } from '../lti.table.ts';

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
