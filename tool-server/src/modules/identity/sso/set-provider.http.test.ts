import type { CompanyId } from '@drawbridge/contracts';
import { getProvider, matchTenant } from '@drawbridge/contracts/identity';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import {
  ISSUER_CLIENT,
  type OidcIssuer,
  startOidcIssuer,
} from '../../../../test/fixtures/identity/oidc-issuer.ts';
import { createSsoBrowser, makePageSecrets } from '../../../../test/fixtures/identity/sso-browser.ts';
import { createLimits } from '../../../platform/limits/limits.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createAudit } from '../../kernel/audit/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';
import { checkProvider, type NewProvider, setProvider, toCompanyRedirect } from './index.ts';
import { identityProvider } from './sso.table.ts';

const ACME = toDemoCompanyId('acme');
const GLOBEX = toDemoCompanyId('globex');

let tool: TestTool;
let issuer: OidcIssuer;
beforeEach(async () => {
  tool = await createTestTool();
  issuer = await startOidcIssuer(tool.clock);
});
afterEach(async () => {
  await tool.close();
  await issuer.close();
});

const toNew = (part: Partial<NewProvider> = {}): NewProvider => ({
  companyId: ACME,
  issuer: issuer.issuer,
  clientId: ISSUER_CLIENT.id,
  clientSecret: ISSUER_CLIENT.secret,
  domains: ['acme.test'],
  ...part,
});
function set(part: Partial<NewProvider> = {}) {
  const deps = { ...tool, log: createLog('silent') };
  const { audit } = createAudit({ ...deps, limits: createLimits(deps) });
  return setProvider(toNew(part), { ...tool, audit });
}
const check = (part: Partial<NewProvider> = {}) => checkProvider(toNew(part), tool);
const readRow = async (id: CompanyId = ACME) =>
  (await tool.database.db.select().from(identityProvider).where(eq(identityProvider.id, id)))[0];

describe('the identity provider that the operator sets for a company', () => {
  it('signs the people of its domain in, at the redirect address that was known before', async () => {
    await check();
    expect(await set()).toEqual(['issuer', 'client id', 'client secret', 'domain acme.test']);
    expect((await tool.anonymous.call(matchTenant, { email: 'new@acme.test' })).data.provider).toBe(ACME);
    const redirect = toCompanyRedirect(ACME, tool.config.publicUrl);
    expect((await tool.anonymous.call(getProvider, { provider: ACME })).data.redirect_uri).toBe(redirect);
    const secrets = makePageSecrets();
    const claims = { sub: 'subject-1', email: 'new@acme.test', email_verified: true, given_name: 'Nia' };
    const code = issuer.issueCode(secrets, redirect, claims);
    const reply = await createSsoBrowser(tool).finish({ provider: ACME, code, secrets });
    expect(decodeJwt(reply.data.AuthenticationResult?.IdToken ?? '')).toMatchObject({
      email: 'new@acme.test',
      'custom:company_id': ACME,
    });
  });

  it('has its secret encrypted, and nowhere in the audit trail', async () => {
    await set();
    const row = await readRow();
    expect(tool.secret.decrypt(row?.encryptedSecret ?? '')).toBe(ISSUER_CLIENT.secret);
    const admin = await tool.as('admin@acme.test');
    const { items } = (await admin.call(listAuditEntries, { action: 'identity_provider.set' })).data;
    expect(items).toMatchObject([
      {
        actor: { id: null },
        details: { by: 'operator', issuer: issuer.issuer, client_id: ISSUER_CLIENT.id },
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(ISSUER_CLIENT.secret);
  });

  it('is set once: the same again changes nothing', async () => {
    await set();
    const before = await readRow();
    expect(await set()).toEqual([]);
    expect(await readRow()).toEqual(before);
  });

  it('gets a new secret, and one more domain, by the same command', async () => {
    await set();
    expect(await set({ clientSecret: 'another', domains: ['acme.test', 'acme.example'] })).toEqual([
      'client secret',
      'domain acme.example',
    ]);
    expect((await tool.anonymous.call(matchTenant, { email: 'x@acme.example' })).data.provider).toBe(ACME);
  });

  it('cannot have a domain of another company, and then nothing is written', async () => {
    await set();
    await expect(set({ companyId: GLOBEX, domains: ['globex.test', 'acme.test'] })).rejects.toThrow(
      /acme\.test belongs to "ACME/,
    );
    expect(await readRow(GLOBEX)).toBeUndefined();
  });

  it('is for a company that there is, and has no other provider', async () => {
    const missing = '0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33' as CompanyId;
    await expect(set({ companyId: missing })).rejects.toThrow('there is no company');
    await expect(set({ companyId: toDemoCompanyId('northwind') })).rejects.toThrow(
      'has an identity provider already',
    );
  });
});

describe('the check of its discovery document', () => {
  it.each<[string, () => void]>([
    ['that is not there', () => (issuer.fault.of['/.well-known/openid-configuration'] = 404)],
    ['that is no JSON', () => (issuer.fault.of['/.well-known/openid-configuration'] = 'junk')],
    ['of another issuer', () => (issuer.overrides.metadata = { issuer: 'https://other.test' })],
  ])('refuses one %s, with the reason', async (_what, breakIt) => {
    breakIt();
    await expect(check()).rejects.toThrow(`the discovery document of ${issuer.issuer} cannot be used: `);
  });

  it('refuses an address without encryption, and one of a private network, in production', async () => {
    const inProduction = (address: string) =>
      checkProvider(toNew({ issuer: address }), {
        ...tool,
        config: { mode: 'production', outgoingPorts: [] },
      });
    await expect(inProduction(issuer.issuer)).rejects.toThrow('cannot be used');
    await expect(inProduction('https://127.0.0.1')).rejects.toThrow('cannot be used');
    expect(issuer.hits).toEqual({});
  });
});
