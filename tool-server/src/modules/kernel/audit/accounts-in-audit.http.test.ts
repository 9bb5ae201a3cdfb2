import {
  confirmEmail,
  confirmSignupCode,
  forgotPassword,
  resendSignupCode,
  resetPassword,
  respondAuth,
  sendMagicLink,
  signUp,
  verifyEmail,
} from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { ISSUER_CLIENT, startOidcIssuer } from '../../../../test/fixtures/identity/oidc-issuer.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../test/fixtures/identity/sso-tenant.ts';
import { toDemoCompanyId, toDemoPersonId } from '../../operations/demo/index.ts';
import { auditEntry } from './audit.table.ts';

let tool: TestTool;
beforeEach(async () => {
  tool = await createTestTool();
  return () => tool.close();
});

const ADDRESS = '198.51.100.7';
const PASSWORD = 'a quiet lamp over water';
const INVITED = 'invited@acme.test';
const WRONG = 'BBBB-BBBB';

/** What all trails hold together, oldest first; those without a company are in nobody's list. */
const readAll = () => tool.database.db.select().from(auditEntry).orderBy(auditEntry.id);
const toLine = ({ action, outcome, reason }: { action: string; outcome: string; reason: string | null }) =>
  [action, outcome, ...(reason ? [reason] : [])].join(' ');

/** The trail of ACME as its administrator reads it, without their own sign-in. */
async function readAcme() {
  const admin = await tool.as('admin@acme.test');
  const { items } = (await admin.call(listAuditEntries, {})).data;
  return items.filter(({ actor }) => actor.email !== 'admin@acme.test').reverse();
}

async function readMail(email: string) {
  const [mail] = await tool.mails(email);
  const { searchParams } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://no-mail.test');
  return {
    typed: /^ {4}([A-Z2-9]{4}-[A-Z2-9]{4})$/m.exec(mail?.text ?? '')?.[1] ?? '',
    session: searchParams.get('session') ?? '',
    code: searchParams.get('code') ?? '',
  };
}

describe('P8 the audit trail of accounts (ASVS 16.3.1)', () => {
  it('has a signup and its confirmation, with person and network, and neither address nor password', async () => {
    const email = 'nora@new.test';
    const caller = tool.from(ADDRESS);
    await caller.call(signUp, {
      via: 'plan',
      id: 'individual',
      first_name: 'Nora',
      last_name: 'Quist',
      email,
      new_password: PASSWORD,
      confirm_password: PASSWORD,
    });
    await caller.call(confirmSignupCode, { email, code: (await readMail(email)).typed });
    const entries = await readAll();
    expect(entries.map(toLine)).toEqual(['account.create done', 'account.confirm done']);
    for (const { actorId, subjectId, address } of entries)
      expect([actorId, address]).toEqual([subjectId, ADDRESS]);
    for (const secret of [email, PASSWORD, 'Quist']) expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('has each wrong code, in the trail of the company whose person it was about', async () => {
    await tool.from(ADDRESS).call(resendSignupCode, { email: INVITED });
    await tool.from(ADDRESS).call(confirmSignupCode, { email: INVITED, code: WRONG });
    expect(await readAcme()).toEqual([
      expect.objectContaining({
        action: 'account.confirm',
        outcome: 'refused',
        reason: 'wrong_code',
        subject: expect.objectContaining({ kind: 'person', id: toDemoPersonId(INVITED) }),
        address: ADDRESS,
      }),
    ]);
  });

  it('has the wrong codes of an address that nobody has, without a person', async () => {
    await tool.anonymous.call(confirmSignupCode, { email: 'nobody@demo.test', code: WRONG });
    const [entry] = await readAll();
    expect(entry).toMatchObject({ reason: 'wrong_code', companyId: null, subjectId: null });
  });

  it('a flood of wrong codes writes ten entries an hour, and a line of the log each', async () => {
    for (let tries = 0; tries < 14; tries += 1)
      await tool.from(ADDRESS).call(confirmSignupCode, { email: INVITED, code: 'a long code that is wrong' });
    expect(await readAcme()).toHaveLength(10);
    expect(tool.logs.filter((line) => line.includes('"wrong_code"'))).toHaveLength(14);
  });

  it('has the code of an address that is confirmed while signed in, wrong and right', async () => {
    const access_token = (await tool.as('optional@demo.test')).token ?? '';
    await tool.anonymous.call(verifyEmail, { access_token });
    await tool.anonymous.call(confirmEmail, { access_token, code: WRONG });
    await tool.anonymous.call(confirmEmail, {
      access_token,
      code: (await readMail('optional@demo.test')).typed,
    });
    const entries = (await readAll()).filter(({ action }) => action === 'account.confirm');
    expect(entries.map(toLine)).toEqual(['account.confirm refused wrong_code', 'account.confirm done']);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(
      new Set([toDemoPersonId('optional@demo.test')]),
    );
  });

  it('has a mailed link with a wrong code, and not the question of another browser', async () => {
    const email = 'member@acme.test';
    await tool.anonymous.call(sendMagicLink, { username: email, browser_key: 'k'.repeat(43) });
    const { session, code } = await readMail(email);
    const at = tool.from(ADDRESS);
    await at.call(respondAuth, { username: email, session, code });
    await at.call(respondAuth, { username: email, session, code: 'guess' });
    expect(await readAcme()).toEqual([
      expect.objectContaining({
        action: 'session.begin',
        outcome: 'refused',
        reason: 'wrong_code',
        subject: expect.objectContaining({ id: toDemoPersonId(email) }),
        details: { way: 'email link' },
      }),
    ]);
  });

  it('has an account that a mailed link confirmed', async () => {
    const email = 'unverified@demo.test';
    await tool.anonymous.call(sendMagicLink, { username: email });
    const { session, code } = await readMail(email);
    await tool.anonymous.call(respondAuth, { username: email, session, code });
    expect((await readAll()).map(toLine)).toEqual(['account.confirm done', 'session.begin done']);
  });

  it('has a new password with a wrong code, and one that confirmed an invitation', async () => {
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD };
    await tool.anonymous.call(forgotPassword, { email: INVITED });
    const { code } = await readMail(INVITED);
    const at = tool.from(ADDRESS);
    await at.call(resetPassword, { email: INVITED, code: 'a code that is wrong', ...passwords });
    await at.call(resetPassword, { email: INVITED, code, ...passwords });
    expect((await readAcme()).map(toLine)).toEqual([
      'password.reset_request done',
      'password.reset refused wrong_code',
      'account.confirm done',
      'password.reset done',
    ]);
  });

  it('has accounts that a provider made and linked, and whom it could not sign in', async () => {
    const issuer = await startOidcIssuer(tool.clock);
    const browser = createSsoBrowser(tool);
    await makeTenant(tool, 'acme', {
      companyId: toDemoCompanyId('acme'),
      issuer: issuer.issuer,
      clientId: ISSUER_CLIENT.id,
      encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
    });
    try {
      for (const email of ['fresh@acme.test', 'member@acme.test', 'somebody@elsewhere.test']) {
        const secrets = makePageSecrets();
        const who = { sub: email, email, email_verified: true, given_name: 'Ada', family_name: 'Abel' };
        const code = issuer.issueCode(secrets, browser.toRedirectUri('acme'), who);
        await browser.finish({ provider: 'acme', code, secrets });
      }
    } finally {
      await issuer.close();
    }
    const entries = await readAcme();
    expect(entries.map(toLine)).toEqual([
      'account.create done',
      'session.begin done',
      'account.link done',
      'session.begin done',
      'session.begin refused signin_refused',
    ]);
    for (const { action, details } of entries)
      expect([action, details['way']]).toEqual([action, 'single sign-on']);
    expect(JSON.stringify(entries)).not.toContain('elsewhere.test');
  });
});
