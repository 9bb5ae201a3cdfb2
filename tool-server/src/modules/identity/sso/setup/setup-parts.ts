import { type CompanyId, PORTAL_PAGES, problem } from '@drawbridge/contracts';
import type { SsoSetup } from '@drawbridge/contracts/identity';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { PortalActor } from '../../../../actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { ToMailContent } from '../../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { Config } from '../../../../settings/config.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import type { IdentityProof } from '../../identity-proof/index.ts';
import { lockSignIn } from '../lock-sign-in.ts';
import { type SignInNews, toSignInNotice } from './setup.mails.ts';
import * as store from './setup.store.ts';
import { toSetup } from './to-setup.ts';

export interface SetupPartsDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  identityProof: IdentityProof;
  mailer: Mailer;
  toMailContent: ToMailContent;
  config: Pick<Config, 'publicUrl' | 'productName'>;
}

export const toCompanyId = ({ companyId }: PortalActor): CompanyId => {
  if (!companyId) throw problem('forbidden');
  return companyId;
};

/** What every change of the set-up needs: one at a time, an entry in the audit trail, and what there is then. */
export function createSetupParts(deps: SetupPartsDeps) {
  const { audit, clock, identityProof, mailer, toMailContent } = deps;
  const { publicUrl, productName } = deps.config;
  const { db } = deps.database;

  async function read(actor: PortalActor): Promise<SsoSetup> {
    const companyId = toCompanyId(actor);
    const live = await store.findLive(db, companyId);
    const providerId = live?.id ?? companyId;
    return toSetup({
      providerId,
      publicUrl,
      live,
      draft: await store.findDraft(db, providerId),
      domains: await store.readProvenDomains(db, companyId),
      administrators: await store.readAdministrators(db, companyId),
      linked: await store.countLinked(db, providerId),
      wantsPassword: !identityProof.isRecent(actor),
      maySwitch: actor.kinds.includes('owner'),
      now: clock.now(),
    });
  }

  async function record(
    tx: Tx,
    actor: PortalActor,
    entry: { action: AuditAction; origin: Origin; details: Record<string, string> },
  ): Promise<void> {
    const companyId = toCompanyId(actor);
    const subject = { kind: 'company', id: companyId } as const;
    await audit.record(tx, { ...entry, actorId: actor.personId, companyId, subject });
  }

  /** Mails every administrator what changed, in the transaction of the change. */
  async function tell(tx: Tx, companyId: CompanyId, news: SignInNews): Promise<void> {
    const companyName = await store.readCompanyName(tx, companyId);
    const address = publicUrl + PORTAL_PAGES.companySignIn;
    const content = toMailContent(toSignInNotice(news, { productName, companyName, address }));
    for (const { email } of await store.readAdministrators(tx, companyId))
      await mailer.send(tx, { to: email, ...content });
  }

  /** Runs a change of one company alone, and gives what there is then. */
  async function change(actor: PortalActor, act: (tx: Tx, companyId: CompanyId) => Promise<void>) {
    const companyId = toCompanyId(actor);
    await db.transaction(async (tx) => {
      await lockSignIn(tx, companyId);
      await act(tx, companyId);
    });
    mailer.wake();
    return read(actor);
  }

  return { read, record, tell, change };
}

export type SetupParts = ReturnType<typeof createSetupParts>;
