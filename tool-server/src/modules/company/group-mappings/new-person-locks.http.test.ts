import { randomUUID } from 'node:crypto';
import { inviteCompanyUsers, setUserDefaults } from '@drawbridge/contracts/company';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callWhileHeld } from '../../../../test/fixtures/company/held-company.ts';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../test/fixtures/identity/oidc-issuer.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { makeTenant } from '../../../../test/fixtures/identity/sso-tenant.ts';
import { company } from '../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { team } from '../teams/index.ts';
import { readSeats } from '../users/index.ts';

const ACME = toDemoCompanyId('acme');

let tool: TestTool;
let issuer: OidcIssuer;
beforeAll(async () => {
  tool = await createTestTool();
  issuer = await startOidcIssuer(tool.clock);
  await makeTenant(tool, 'acme', {
    companyId: ACME,
    issuer: issuer.issuer,
    clientId: ISSUER_CLIENT.id,
    encryptedSecret: tool.secret.encrypt(ISSUER_CLIENT.secret),
  });
});
afterAll(async () => {
  await tool.close();
  await issuer.close();
});

function signIn(email: string) {
  const secrets = makePageSecrets();
  const redirect = `${tool.config.publicUrl}/callback/acme`;
  const code = issuer.issueCode(secrets, redirect, { sub: email, email, email_verified: true });
  return createSsoBrowser(tool).finish({ provider: 'acme', code, secrets });
}

it('COMP-38 a first sign-in and the deletion of the default team do not wait for each other', async () => {
  const { db } = tool.database;
  const id = randomUUID();
  await db
    .insert(team)
    .values({ id, companyId: ACME, name: 'Newcomers', rule: null, createdAt: tool.clock.now() });
  const admin = await tool.as('admin@acme.test');
  await admin.call(setUserDefaults, { weekly_digest_email: true, default_team_id: id });
  const reply = await callWhileHeld(
    tool,
    ACME,
    () => signIn('nia@acme.test'),
    (tx) => tx.delete(team).where(eq(team.id, id)),
  );
  expect(reply.status).toBe(200);
});

it('first sign-ins and invitations at once never take more seats than there are', async () => {
  const { db } = tool.database;
  const admin = await tool.as('admin@acme.test');
  const all = (await readSeats(db, ACME)).used + 2;
  await db.update(company).set({ seats: all }).where(eq(company.id, ACME));
  const users = ['a@acme.test', 'b@acme.test'].map((email) => ({ email }));
  await Promise.all([
    ...['c', 'd', 'e'].map((name) => signIn(`${name}@acme.test`)),
    admin.call(inviteCompanyUsers, { users }),
  ]);
  expect(await readSeats(db, ACME)).toEqual({ used: all, all });
});
