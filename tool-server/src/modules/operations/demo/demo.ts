import { createHash } from 'node:crypto';
import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createPasswordHasher, type PasswordCost } from '../../../platform/password/password-hash.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { preference } from '../../identity/preferences/preferences.table.ts';
import { ltiDeployment } from '../../integration/lti/lti.table.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { ltiPlatform } from '../../kernel/people/lti-platform.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { STARTER_COURSE } from '../../learning/courses/index.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_PASSWORD } from './accounts.ts';
import { loadDemoAssignments } from './assignments.ts';
import { fillAllGrants } from './fill-grants.ts';
import { loadDemoHistory } from './history.ts';
import { loadDemoPartner } from './partner.ts';
import { loadDemoTenants } from './tenants.ts';

/** The same demo person has the same id in every installation. */
function toDemoId(name: string): string {
  const hex = createHash('sha256').update(`demo:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const toDemoCompanyId = (key: string) => toDemoId(`company:${key}`) as CompanyId;
export const toDemoPersonId = (email: string) => toDemoId(`person:${email}`) as PersonId;

/** The example LMS of `npm run lms` belongs to ACME and needs no set-up. @see DEMO-1 */
async function registerExampleLms(tx: Tx, issuer: string, createdAt: Date): Promise<void> {
  const id = toDemoId('platform:example-lms');
  const addresses = {
    issuer,
    authLoginUrl: `${issuer}/lti/auth`,
    authTokenUrl: `${issuer}/lti/token`,
    keySetUrl: `${issuer}/lti/keys`,
  };
  const companyId = toDemoCompanyId('acme');
  await tx
    .insert(ltiPlatform)
    .values({ id, companyId, name: 'Harbor LMS', clientId: 'drawbridge-demo', createdAt, ...addresses })
    .onConflictDoNothing();
  // Its address may have changed (EXAMPLE_LMS_URL), or it was deleted and registered again by hand.
  const own = await tx.update(ltiPlatform).set(addresses).where(eq(ltiPlatform.id, id)).returning();
  if (own.length > 0)
    await tx.insert(ltiDeployment).values({ platformId: id, deploymentId: '1' }).onConflictDoNothing();
}

/** Loads the demo companies and accounts that are missing; changes made by users stay. @see DEMO-8, DEMO-9 */
export async function loadDemo(deps: {
  database: Database;
  clock: Clock;
  secret: Secret;
  exampleLmsUrl: string;
  publicUrl: string;
  /** As the app's. */
  passwordCost?: PasswordCost | undefined;
  /** Adds the people of ACME and what they did in a year and a half, in courses that have to be there. */
  withHistory?: boolean;
}): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const lastYear = new Date(now.getTime() - 365 * 86_400_000);
  // One hash for all: hashing is slow on purpose, and the password is public.
  const passwordHash = await createPasswordHasher(deps.passwordCost).hash(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await tx
      .insert(company)
      .values(
        DEMO_COMPANIES.map(({ key, name, isExpired }) => ({
          id: toDemoCompanyId(key),
          name,
          expiresAt: isExpired ? lastYear : null,
          // They are set up, as far as somebody who looks around is concerned.
          setupClosedAt: now,
        })),
      )
      .onConflictDoNothing();
    await registerExampleLms(tx, deps.exampleLmsUrl, now);
    const companyId = toDemoCompanyId('acme');
    await loadDemoPartner(tx, { companyId, toId: toDemoId, secret: deps.secret, now });
    await loadDemoTenants(tx, { ...deps, toCompanyId: toDemoCompanyId, now });
    for (const demo of DEMO_ACCOUNTS) {
      const personId = toDemoPersonId(demo.email);
      const made = await tx
        .insert(person)
        .values({
          id: personId,
          kind: 'account',
          email: demo.email,
          firstName: demo.firstName,
          lastName: demo.lastName,
          companyId: demo.company ? toDemoCompanyId(demo.company) : null,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: person.id });
      if (made.length === 0) continue;
      await tx.insert(account).values({
        personId,
        type: demo.type,
        passwordHash: passwordHash,
        state: demo.state ?? 'active',
        verify: demo.verify ?? null,
        isAdmin: demo.isAdmin ?? false,
        isOwner: demo.isOwner ?? false,
        isManager: demo.isManager ?? false,
        isSecurityChampion: (demo.championTeams?.length ?? 0) > 0,
        securityChampionTeams: demo.championTeams ?? [],
        subscription: demo.subscription ?? null,
        expiresAt: demo.isExpired ? lastYear : null,
      });
      if (!demo.hasNoPreferences)
        await tx
          .insert(preference)
          .values({ personId, answers: { roles: ['Developer'], proficiency: 'Basic' }, submittedAt: now });
      if (!demo.hasNoCourse)
        await tx
          .insert(enrolment)
          .values({ personId, courseId: STARTER_COURSE, enrolledAt: now })
          .onConflictDoNothing();
    }
    await loadDemoAssignments(tx, {
      toId: toDemoId,
      toCompanyId: toDemoCompanyId,
      toPersonId: toDemoPersonId,
      now,
    });
    if (deps.withHistory) await loadDemoHistory(tx, { toId: toDemoId, toCompanyId: toDemoCompanyId, now });
    await fillAllGrants(tx);
  });
}
