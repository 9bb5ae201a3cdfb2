import { once } from 'node:events';
import { asId } from '@drawbridge/contracts';
import { acceptScimClaims, actOnCompanyUsers, listCompanyUsers } from '@drawbridge/contracts/company';
import {
  confirmSignup,
  forgotPassword,
  generateApiToken,
  login,
  refreshToken,
  resendSignupCode,
  resetPassword,
  respondAuth,
  sendMagicLink,
} from '@drawbridge/contracts/identity';
import { SOCKET_SESSION_ENDED } from '@drawbridge/contracts/operations';
import { startLab } from '@drawbridge/contracts/practice';
import { getProfile } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createScimTool, handOver, type ScimTool } from '../../../../test/fixtures/company/scim-tool.ts';
import { CHIDI, MIKA } from '../../../../test/fixtures/company/user-calls.ts';
import { readCode } from '../../../../test/fixtures/identity/mailed-code.ts';
import { getLab } from '../../../../test/fixtures/practice/our-labs.ts';
import { identityProvider } from '../../identity/sso/sso.table.ts';
import { account } from '../../kernel/people/index.ts';
import { DEMO_PASSWORD, toDemoCompanyId } from '../../operations/demo/index.ts';
import { labSession } from '../../practice/provisioner/provisioner.table.ts';
import { scimUser } from './scim.table.ts';

const EMAIL = 'member@acme.test';
const LAB = asId<'lab'>('l1-someone-elses-invoice');
const PASSWORD = 'nine quiet harbours at dusk';

let scim: ScimTool;
beforeAll(async () => {
  const labs = [getLab(LAB)];
  scim = await createScimTool({ labs });
});
afterAll(() => scim.tool.close());

const deactivate = (id: string) =>
  scim.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });

describe('SVC-11 a leaver', () => {
  it('sessions, tokens, sockets and running labs of a leaver end at once or with the next sweep; the seat is free', async () => {
    await handOver(scim, MIKA, EMAIL, 'ext-mika');
    const { tool } = scim;
    const owner = await tool.as('admin@acme.test');
    const seats = async () => (await owner.call(listCompanyUsers, {})).data.seats?.used ?? 0;
    const { data } = await tool.anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });
    const mika = tool.withToken(data.IdToken ?? '');
    const made = await mika.call(generateApiToken, { scope: 'read', name: 'Program' });
    const program = tool.withToken(made.data.token);
    expect((await mika.call(startLab, { lab_id: LAB })).status).toBe(200);
    const socket = new WebSocket(
      `${tool.origin.replace('http', 'ws')}/api/main/socket?user_id=${encodeURIComponent(EMAIL)}`,
      ['drawbridge', `token.${mika.token}`],
    );
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const before = await seats();

    expect((await deactivate(MIKA)).body.active).toBe(false);

    expect(await scim.lastEntry(MIKA)).toMatchObject({
      action: 'user.deactivate',
      actorId: null,
      details: { way: 'directory provisioning', license: 'yes' },
    });
    const replies = [
      await mika.call(getProfile, {}),
      await program.call(getProfile, {}),
      await mika.call(startLab, { lab_id: LAB }),
      await tool.anonymous.call(refreshToken, { refresh_token: data.RefreshToken ?? '' }),
    ];
    expect(replies.map(({ code }) => code)).toEqual([
      'not_signed_in',
      'not_signed_in',
      'not_signed_in',
      'refresh_refused',
    ]);
    const again = await tool.anonymous.call(login, { username: EMAIL, password: DEMO_PASSWORD });
    expect(again.code).toBe('account_deactivated');
    const { db } = tool.database;
    const running = await db.select().from(labSession).where(eq(labSession.personId, MIKA));
    expect(running.map(({ state, ended }) => [state, ended])).toEqual([['stopped', 'stopped']]);
    expect(await seats()).toBe(before - 1);
    // Every 30 seconds.
    await tool.app.jobs.drain();
    expect((await closed)[0]).toBe(SOCKET_SESSION_ENDED);
  });

  it('an invitation that was mailed before opens nothing', async () => {
    const { anonymous } = scim.tool;
    const id = await scim.makeUser('newcomer');
    await anonymous.call(resendSignupCode, { email: 'newcomer@acme.test' });
    const { typed: code } = await readCode(scim.tool, 'newcomer@acme.test');
    await deactivate(id);
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    const reply = await anonymous.call(confirmSignup, { email: 'newcomer@acme.test', code, ...passwords });
    expect(reply.code).toBe('wrong_code');
    expect((await scim.readAccount(id)).account.state).toBe('deactivated');
  });

  it('who is activated again signs in as before; without a free seat they have no license', async () => {
    const back = await scim.patch(`/Users/${MIKA}`, { op: 'replace', value: { active: true } });
    expect(back.body.active).toBe(true);
    expect(await scim.lastEntry(MIKA)).toMatchObject({
      action: 'user.reactivate',
      details: { license: 'yes' },
    });
    expect((await scim.tool.as(EMAIL)).token).toBeDefined();
    await deactivate(MIKA);
    await scim.setSeats(1);
    await scim.patch(`/Users/${MIKA}`, { op: 'replace', value: { active: true } });
    expect((await scim.readAccount(MIKA)).account).toMatchObject({ state: 'active', type: 'FT' });
    expect((await scim.lastLine())?.changes).toEqual(['reactivated', 'no license: all seats are taken']);
    await scim.setSeats(null);
  });

  it('an administrator who is no owner can be deactivated, and keeps the role', async () => {
    await handOver(scim, CHIDI, 'champion@acme.test');
    const { db } = scim.tool.database;
    await db.update(account).set({ isAdmin: true }).where(eq(account.personId, CHIDI));
    expect((await deactivate(CHIDI)).status).toBe(200);
    expect((await scim.readAccount(CHIDI)).account).toMatchObject({ state: 'deactivated', isAdmin: true });
    await scim.patch(`/Users/${CHIDI}`, { op: 'replace', value: { active: true } });
  });

  it('the administrator who signs in without the provider stays', async () => {
    const { db } = scim.tool.database;
    await db.insert(identityProvider).values({
      id: 'acme-idp',
      companyId: toDemoCompanyId('acme'),
      kind: 'oidc',
      breakGlassPersonId: CHIDI,
      createdAt: scim.tool.clock.now(),
    });
    const reply = await scim.patch(
      `/Users/${CHIDI}`,
      { op: 'replace', path: 'title', value: 'Gone' },
      { op: 'replace', path: 'active', value: false },
    );
    expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining('Sign-in')]);
    const fresh = (await scim.send('GET', `/Users/${CHIDI}`)).body;
    expect([fresh.active, fresh.title]).toEqual([true, undefined]);
    expect((await scim.send('DELETE', `/Users/${CHIDI}`)).status).toBe(409);
  });

  it.each(['administrator', 'owner'] as const)(
    'the directory cannot change the address of an %s whose role lets them sign in without it or decide who administers',
    async (role) => {
      const { db } = scim.tool.database;
      const path = `/Users/${CHIDI}`;
      if (role === 'owner') {
        await db.delete(identityProvider);
        await db.update(account).set({ isOwner: true }).where(eq(account.personId, CHIDI));
      }
      const value = 'somebody.else@acme.test';
      const replies = [
        await scim.patch(path, { op: 'replace', path: 'emails[type eq "work"].value', value }),
        await scim.patch(path, { op: 'replace', path: 'userName', value }),
        await scim.send('PUT', path, { userName: value, title: 'Clerk' }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
      expect(replies[0]?.body.detail).toContain('cannot change their email address');
      expect(await scim.lastEntry(CHIDI)).toMatchObject({
        action: 'user.edit',
        outcome: 'refused',
        reason: role === 'owner' ? 'owner_address' : 'emergency_address',
      });
      const { person } = await scim.readAccount(CHIDI);
      expect([person.email, person.jobTitle]).toEqual(['champion@acme.test', '']);
      expect(await scim.lastLine()).toMatchObject({ status: 409, personId: CHIDI, changes: [] });
      expect((await scim.patch(path, { op: 'add', path: 'displayName', value: role })).status).toBe(200);
    },
  );

  it('an owner whom the directory deleted comes back with the address they had', async () => {
    const { db } = scim.tool.database;
    expect((await scim.send('DELETE', `/Users/${CHIDI}`)).status).toBe(204);
    const user = { userName: 'champion@acme.test', emails: [{ value: 'somebody.else@acme.test' }] };
    expect((await scim.send('POST', '/Users', user)).status).toBe(409);
    expect((await scim.send('GET', `/Users/${CHIDI}`)).status).toBe(404);
    expect(await scim.lastLine()).toMatchObject({ changes: [] });
    expect((await scim.send('POST', '/Users', { ...user, emails: [] })).body.id).toBe(CHIDI);
    await db.update(account).set({ isOwner: false }).where(eq(account.personId, CHIDI));
  });

  it('what was mailed to an address opens nothing once the directory gave the address to another user', async () => {
    const { anonymous } = scim.tool;
    const email = 'champion@acme.test';
    await anonymous.call(forgotPassword, { email });
    const code = (await readCode(scim.tool, email)).link.searchParams.get('code') ?? '';
    await anonymous.call(sendMagicLink, { username: email });
    const { link } = await readCode(scim.tool, email);
    const of = (name: string) => link.searchParams.get(name) ?? '';
    const move = (id: string, value: string) =>
      scim.patch(`/Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value });
    const steps = [await move(CHIDI, 'chidi@acme.test'), await move(MIKA, email)];
    expect(steps.map(({ status }) => status)).toEqual([200, 200]);
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    expect((await anonymous.call(resetPassword, { email, code, ...passwords })).code).toBe('wrong_code');
    const answer = { username: email, session: of('session'), code: of('code') };
    expect((await anonymous.call(respondAuth, answer)).code).toBe('session_invalid');
    await move(MIKA, EMAIL);
  });

  it('whom an administrator activated again after the directory deleted them is handed over first', async () => {
    const { externalId } = (await scim.send('GET', `/Users/${MIKA}`)).body;
    await scim.send('DELETE', `/Users/${MIKA}`);
    const owner = await scim.tool.as('admin@acme.test');
    await owner.call(actOnCompanyUsers, { act: 'reactivate', user_ids: [MIKA] });
    const user = { userName: EMAIL, externalId, emails: [{ value: 'somebody.else@acme.test' }] };
    const reply = await scim.send('POST', '/Users', user);
    expect([reply.status, reply.body.detail]).toEqual([409, expect.stringContaining('hands it over')]);
    expect((await scim.readAccount(MIKA)).person.email).toBe(EMAIL);
    const { data } = await owner.call(acceptScimClaims, { user_ids: [MIKA] });
    expect(data.items.map(({ outcome }) => outcome)).toEqual(['done']);
    expect((await scim.send('GET', `/Users/${MIKA}`)).body).toMatchObject({ externalId, active: true });
  });

  it("who is removed from the company is not the directory's any more", async () => {
    const owner = await scim.tool.as('admin@acme.test');
    await owner.call(actOnCompanyUsers, { act: 'remove', user_ids: [MIKA] });
    const { db } = scim.tool.database;
    expect(await db.select().from(scimUser).where(eq(scimUser.personId, MIKA))).toEqual([]);
    expect((await scim.send('GET', `/Users/${MIKA}`)).status).toBe(404);
    const reply = await scim.send('POST', '/Users', { userName: EMAIL, externalId: 'ext-mika' });
    expect([reply.status, reply.body.detail]).toEqual([409, 'Another account has that email address.']);
  });

  it('lines of the log are deleted after 90 days', async () => {
    const first = await scim.lastLine();
    scim.tool.clock.advance(89 * 86_400_000);
    await scim.tool.app.jobs.drain();
    expect(await scim.lastLine()).toEqual(first);
    scim.tool.clock.advance(2 * 86_400_000);
    await scim.tool.app.jobs.drain();
    expect(await scim.lastLine()).toBeUndefined();
  });
});
