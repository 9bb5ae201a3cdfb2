import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { createPasskeys } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { type TellOfFactor, toFactorEmail } from './second-factor.mails.ts';
import { toSecondFactorRoutes } from './second-factor.routes.ts';
import { createSecondFactorService, type SecondFactorDeps } from './second-factor.service.ts';
import * as store from './second-factor.store.ts';
import { createSecondSteps } from './second-step.ts';
import { createSignInRuleService, type EndSessions } from './sign-in-rule.service.ts';

const DAY_MS = 86_400_000;
const SWEEP_MS = 600_000;

interface Parts {
  database: Database;
  secret: Secret;
  clock: Clock;
  limits: Limits;
  passwordHasher: PasswordHasher;
  mailer: Mailer;
  toMailContent: ToMailContent;
  config: Pick<Config, 'publicUrl' | 'productName'>;
}

/** What sign-ins need of second factors; made before the sessions that use it. */
export function createSecondFactorParts(deps: Parts) {
  const { mailer, clock, config } = deps;
  const passkeys = createPasskeys(config);
  const recoveryCodes = createRecoveryCodes(deps);
  const secondSteps = createSecondSteps({ ...deps, passkeys, recoveryCodes });

  const tell: TellOfFactor = async (tx, personId, news) => {
    const owner = await store.findOwner(tx, personId);
    if (!owner?.email) return;
    const address = `${config.publicUrl}/portal/profile/security`;
    const content = deps.toMailContent(toFactorEmail(news, { productName: config.productName, address }));
    const usefulUntil = new Date(clock.now().getTime() + DAY_MS);
    await mailer.send(tx, { to: owner.email, ...content }, { usefulUntil });
  };
  return { passkeys, recoveryCodes, secondSteps, tell };
}
export type SecondFactorParts = ReturnType<typeof createSecondFactorParts>;

export function createSecondFactors(
  deps: Parts & {
    parts: SecondFactorParts;
    audit: Audit;
    endSessions: EndSessions;
    identityProof: SecondFactorDeps['identityProof'];
  },
): ServerModule {
  const { parts, database, clock, config } = deps;
  const shared = { ...deps, ...parts, productName: config.productName };
  return {
    routes: toSecondFactorRoutes(createSecondFactorService(shared), createSignInRuleService(shared)),
    jobs: [
      {
        name: 'second-steps',
        everyMs: SWEEP_MS,
        run: () => store.sweepSteps(database.db, clock.now()),
      },
    ],
  };
}
