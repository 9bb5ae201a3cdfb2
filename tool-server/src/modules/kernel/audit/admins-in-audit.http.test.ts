import { randomUUID } from 'node:crypto';
import { asId, type Endpoint, type InputOf } from '@drawbridge/contracts';
import {
  chooseSetupStep,
  deleteUserView,
  removeCompanyLogo,
  saveUserView,
  setGroupMappings,
  setOrganization,
  setRetention,
  setUserDefaults,
  uploadCompanyLogo,
} from '@drawbridge/contracts/company';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { claimDomain, removeDomain, resetSecondFactors, setSignInRule } from '@drawbridge/contracts/identity';
import {
  activatePlatform,
  addPartner,
  addPartnerSecret,
  addPlatform,
  changePartner,
  changePlatform,
  deactivatePlatform,
  deletePartner,
  deletePlatform,
  listPartners,
  makeInvitation,
  rejectPlatform,
  resendPlatformScores,
  revokeInvitation,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import { type AuditAction, exportAuditEntries, listAuditEntries } from '@drawbridge/contracts/kernel';
import { setAssistantRule } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

/** The smallest PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const PLATFORM = {
  name: 'School',
  issuer: 'https://lms.school.test',
  client_id: 'client-1',
  auth_login_url: 'https://lms.school.test/auth',
  auth_token_url: 'https://lms.school.test/token',
  key_set_url: 'https://lms.school.test/keys',
  deployment_ids: ['1'],
};

let tool: TestTool;
let admin: Caller;
let id: ReturnType<typeof asId<'platform'>>;
let waitingId: ReturnType<typeof asId<'platform'>>;
let invitationId: ReturnType<typeof asId<'invitation'>>;
/** The demo company has one. */
let partnerId: ReturnType<typeof asId<'partner'>>;
let secretId: ReturnType<typeof asId<'secret key'>>;
beforeAll(async () => {
  tool = await createTestTool();
  admin = await tool.as('admin@acme.test');
  id = asId((await admin.call(addPlatform, PLATFORM)).data.platform.id);
  waitingId = asId(randomUUID());
  // One that registered itself, and waits.
  await tool.database.query({
    name: 'add_waiting_platform',
    text: `insert into lti_platform (id, company_id, name, issuer, client_id, auth_login_url, auth_token_url, key_set_url,
        active, awaits_approval, created_at)
      select $1::uuid, company_id, name, issuer, 'waiting', auth_login_url, auth_token_url, key_set_url, false, true, created_at
      from lti_platform where id = $2::uuid`,
    values: [waitingId, id],
  });
  invitationId = asId((await admin.call(makeInvitation, {})).data.invitation.id);
  const [site] = (await admin.call(listPartners, {})).data.items;
  partnerId = site?.id ?? asId(randomUUID());
  secretId = site?.secrets[0]?.id ?? asId(randomUUID());
});
afterAll(() => tool.close());

/** They ask what would happen, or whom there is, and change nothing. */
const CHANGES_NOTHING = new Set([
  'testPlatform',
  'startSsoTest',
  'previewAssignment',
  'getAssignmentProgress',
  'findAssignees',
  'previewTeamRule',
  'checkUserImport',
]);
/** They change what the administrator alone sees. */
const OWN = new Set(['setDefaultUserView']);
/**
 * They need what was awarded, an identity provider, DNS, a directory, people or teams: their own tests look at their
 * entries.
 */
const ELSEWHERE = new Set([
  'closeCompanySetup',
  'revokeBadge',
  'revokeCertificate',
  'checkDomain',
  'draftOidc',
  'draftSaml',
  'discardSsoDraft',
  'finishSsoTest',
  'switchSsoOn',
  'switchSsoOff',
  'setSsoRules',
  'createAssignment',
  'changeAssignment',
  'deleteAssignment',
  'exportAssignmentReport',
  'exemptFromAssignment',
  'endExemption',
  'issueAssignmentCertificate',
  'inviteCompanyUsers',
  'withdrawCompanyInvitation',
  'editCompanyUser',
  'actOnCompanyUsers',
  'startUserImport',
  'createTeam',
  'changeTeam',
  'deleteTeam',
  'changeTeamMembers',
  'changeTeamManagers',
  'changeTeamChampions',
  'moveCompanyUsers',
  'acceptScimClaims',
  'dismissScimClaims',
  'createScimTest',
]);

const VIEW = asId<'user view'>(randomUUID());

const ACTS: [Endpoint, AuditAction, () => InputOf<Endpoint>][] = [
  [addPlatform, 'platform.add', () => ({ ...PLATFORM, client_id: 'client-2' })],
  [changePlatform, 'platform.change', () => ({ ...PLATFORM, id, name: 'Academy' })],
  [deactivatePlatform, 'platform.deactivate', () => ({ id })],
  [activatePlatform, 'platform.activate', () => ({ id })],
  [resendPlatformScores, 'score.resend', () => ({ id })],
  [deletePlatform, 'platform.delete', () => ({ id })],
  [rejectPlatform, 'platform.reject', () => ({ id: waitingId })],
  [makeInvitation, 'invitation.make', () => ({})],
  [revokeInvitation, 'invitation.revoke', () => ({ id: invitationId })],
  [addPartner, 'partner.add', () => ({ name: 'Site', allowed_origins: ['https://partner.test'] })],
  [changePartner, 'partner.change', () => ({ id: partnerId, name: 'Site' })],
  [addPartnerSecret, 'partner_secret.add', () => ({ id: partnerId })],
  [revokePartnerSecret, 'partner_secret.revoke', () => ({ id: partnerId, secret_id: secretId })],
  [deletePartner, 'partner.delete', () => ({ id: partnerId })],
  [setSignInRule, 'second_factor.demand', () => ({ demands_second_factor: false })],
  [setAssistantRule, 'assistant.rule', () => ({ mode: 'course texts' })],
  [resetSecondFactors, 'second_factor.remove', () => ({ email: 'member@acme.test' })],
  [setOrganization, 'company.change', () => ({ about: 'About us' })],
  [uploadCompanyLogo, 'company.logo', () => ({ image: PIXEL })],
  [removeCompanyLogo, 'company.logo', () => ({})],
  [setRetention, 'company.retention', () => ({ work_days: 400, activity_days: null, audit_days: null })],
  [setUserDefaults, 'user_defaults.set', () => ({ weekly_digest_email: true, default_team_id: null })],
  [chooseSetupStep, 'company.setup_skip', () => ({ step: 'domain', choice: 'skip' })],
  [saveUserView, 'user_view.save', () => ({ id: VIEW, name: 'All', is_shared: true, query: {} })],
  [deleteUserView, 'user_view.delete', () => ({ id: VIEW })],
  [setGroupMappings, 'group_mapping.set', () => ({ items: [] })],
  [claimDomain, 'domain.claim', () => ({ domain: 'acme.example' })],
  [removeDomain, 'domain.remove', () => ({ domain: 'acme.example' })],
  [exportAuditEntries, 'audit.export', () => ({})],
];

describe("P8 administrators' acts for the company", () => {
  it('every act of an administrator is in the table of this test', () => {
    const writes = ENDPOINTS.filter(
      ({ access, method, name }) =>
        access === 'companyAdmin' &&
        method !== 'GET' &&
        ![CHANGES_NOTHING, OWN, ELSEWHERE].some((names) => names.has(name)),
    );
    expect(ACTS.map(([{ name }]) => name).toSorted()).toEqual(writes.map(({ name }) => name).toSorted());
  });

  it('each act leaves one entry with the person and what was done', async () => {
    const read = async () => (await admin.call(listAuditEntries, {})).data.items;
    for (const [endpoint, action, toInput] of ACTS) {
      const before = (await read()).length;
      const { status } = await admin.call(endpoint, toInput());
      const [newest, ...rest] = await read();
      expect([endpoint.name, status, rest.length]).toEqual([endpoint.name, 200, before]);
      expect(newest).toMatchObject({
        action,
        outcome: 'done',
        actor: { id: toDemoPersonId('admin@acme.test') },
      });
    }
  });
});
