import { asId } from '@drawbridge/contracts';
import {
  listInvitations,
  MOST_OPEN_INVITATIONS,
  makeInvitation,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { useRegistration } from '../../../../../test/fixtures/lti/registration.ts';
import { ltiInvitation } from '../lti.table.ts';

const setup = useRegistration();
const DAY_MS = 86_400_000;

describe('LTI-20 registration links', () => {
  it('are shown once: the list and the database have no token', async () => {
    const { data } = await setup.acme.call(makeInvitation, { days: 3 });
    const token = new URL(data.url).searchParams.get('invitation') ?? '';
    expect(data.url).toBe(`${setup.tool.config.publicUrl}/lti/register?invitation=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(data.invitation.expires_at) - setup.tool.clock.now().getTime()).toBe(3 * DAY_MS);
    const listed = await setup.acme.call(listInvitations, {});
    expect(listed.data.items).toEqual([data.invitation]);
    const stored = await setup.tool.database.db.select().from(ltiInvitation);
    for (const text of [JSON.stringify(listed), JSON.stringify(stored), setup.tool.logs.join()])
      expect(text).not.toContain(token);
  });

  it('name what was registered with them', async () => {
    await setup.open(await setup.invite());
    const [registered] = await setup.listOf(setup.acme);
    expect((await setup.acme.call(listInvitations, {})).data.items).toEqual([
      expect.objectContaining({
        state: 'used',
        platform: { id: registered?.id, name: registered?.name, awaits_approval: true },
        created_by: expect.stringContaining(' '),
      }),
    ]);
  });

  it('belong to a company: another neither sees nor revokes them', async () => {
    const invitation = await setup.invite();
    expect((await setup.globex.call(listInvitations, {})).data.items).toEqual([]);
    const [{ id } = { id: asId<'invitation'>('') }] = (await setup.acme.call(listInvitations, {})).data.items;
    expect((await setup.globex.call(revokeInvitation, { id })).status).toBe(200);
    expect((await setup.open(invitation)).status).toBe(200);
  });

  it('are limited in number, also for calls at the same time', async () => {
    const calls = Array.from({ length: MOST_OPEN_INVITATIONS + 4 }, () =>
      setup.acme.call(makeInvitation, {}),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'invitation_limit')).toHaveLength(4);
    expect(codes.filter((code) => code === undefined)).toHaveLength(MOST_OPEN_INVITATIONS);
    expect((await setup.globex.call(makeInvitation, {})).status).toBe(200);
  });

  it.each([0, 31, 1.5])('are not good for %d days', async (days) => {
    const reply = await setup.acme.call(makeInvitation, { days });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['days']]);
  });
});
