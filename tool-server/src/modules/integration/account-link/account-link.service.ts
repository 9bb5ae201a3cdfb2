import { asId, type PersonId, problem } from '@drawbridge/contracts';
import type { AccountLink, AccountLinkPreview, LinkedLearner } from '@drawbridge/contracts/integration';
import type { LaunchActor, PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type DbOrTx, type Tx, toConstraint } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { IdentityProof } from '../../identity/identity-proof/index.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { LaunchedPerson } from '../lti/index.ts';
import { codesOf } from './account-link.limits.ts';
import type { TellOwner } from './account-link.mails.ts';
import * as store from './account-link.store.ts';
import { linkAccount } from './link-account.ts';
import { checkLinkCode, createLinkCodeHasher, makeLinkCode, unknownCode } from './link-code.ts';
import { checkLinkTries, recordingTries } from './link-tries.ts';
import { toAccountLink, toLinkedAccount } from './linked-account.ts';
import type { MoveWork } from './move-work.ts';
import type { ReturnWork } from './return-work.ts';
import { endLinksElsewhere, unlinkAccount } from './unlink-account.ts';

/** The account opened the same lab in the same moment: then its attempt counts. */
const OPENED_MEANWHILE = ['lab_attempt_open_key', 'lab_attempt_number_key'];
const MOVE_TRIES = 3;

export interface AccountLinkService {
  /** Throws `too_many_tries`, and as `IdentityProof.check`. */
  makeCode(
    actor: PortalActor,
    password: string | undefined,
    origin: Origin,
  ): Promise<{ code: string; expires_at: string }>;
  list(actor: PortalActor): Promise<{ items: LinkedLearner[]; wants_password: boolean }>;
  /** Throws `not_found`. */
  unlinkLearner(actor: PortalActor, learnerId: PersonId, origin: Origin): Promise<void>;
  /** Throws `link_code_unknown`, `link_impossible`, `too_many_tries`. */
  preview(actor: LaunchActor, code: string, origin: Origin): Promise<AccountLinkPreview>;
  /** Throws what `preview` throws. */
  link(actor: LaunchActor, code: string, origin: Origin): Promise<{ link: AccountLink }>;
  find(actor: LaunchActor): Promise<{ link?: AccountLink }>;
  unlinkAccount(actor: LaunchActor, origin: Origin): Promise<void>;
  /** Ends every link whose learner and account belong to two companies; gives how many. */
  endElsewhere(): Promise<number>;
}

export interface AccountLinkDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  limits: Limits;
  secret: Secret;
  audit: Audit;
  identityProof: IdentityProof;
  launches: { findLaunched(db: DbOrTx, sessionId: string): Promise<LaunchedPerson | undefined> };
  work: MoveWork;
  returnWork: ReturnWork;
  tell: TellOwner;
}

/** Again, where one of the two opened a lab of the other in the same moment. */
async function retry<Result>(db: Database['db'], run: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (toConstraint(error)?.startsWith('account_link')) throw problem('link_impossible');
      if (tries === MOVE_TRIES || !OPENED_MEANWHILE.includes(toConstraint(error) ?? '')) throw error;
    }
  }
}

export function createAccountLinkService(deps: AccountLinkDeps): AccountLinkService {
  const { events, limits, identityProof, launches, work } = deps;
  const { db } = deps.database;
  const toHash = createLinkCodeHasher(deps.secret);
  const parts = { ...deps, db, toHash };

  async function getLaunched(to: DbOrTx, { sessionId }: LaunchActor): Promise<LaunchedPerson> {
    const launched = await launches.findLaunched(to, sessionId);
    if (!launched) throw problem('not_signed_in');
    return launched;
  }

  async function checkLaunched(actor: LaunchActor, origin: Origin): Promise<LaunchedPerson> {
    const launched = await getLaunched(db, actor);
    // Their work is deleted with the session, and the next launch is somebody else.
    if (launched.kind === 'anonymous')
      throw problem('link_impossible', { message: 'Your platform does not say who you are.' });
    await checkLinkTries(parts, launched, origin);
    return launched;
  }

  const endElsewhere = (tx: Tx, accountId?: PersonId) => endLinksElsewhere(tx, parts, accountId);
  events.on('company.changed', 'react', async (tx, { personId }) => void (await endElsewhere(tx, personId)));

  return {
    async makeCode(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      await limits.check([codesOf(actor.personId)]);
      return makeLinkCode(parts, actor.personId);
    },

    list: async (actor) => ({
      items: await store.readLinkedLearners(db, actor.personId),
      wants_password: !identityProof.isRecent(actor),
    }),

    async unlinkLearner({ personId }, learnerId, origin) {
      await retry(db, async (tx) => {
        const [learner] = (await store.readLinkedLearners(tx, personId)).filter(({ id }) => id === learnerId);
        const link = learner && (await store.findLink(tx, learnerId));
        if (!link) throw problem('not_found');
        const { platform, name } = learner;
        await unlinkAccount(tx, parts, link, { way: 'portal', platform, learner: name, origin });
      });
    },

    async preview(actor, code, origin) {
      const launched = await checkLaunched(actor, origin);
      const read = async (tx: Tx) => {
        const row = await store.lockCode(tx, toHash(code));
        const { accountId, account } = await checkLinkCode(tx, parts, launched, row);
        return {
          account: toLinkedAccount(account),
          platform: launched.platform_name,
          moves: await work.count(tx, asId<'person'>(launched.person_id)),
          has: await work.count(tx, accountId),
        };
      };
      return recordingTries(parts, { launched, origin }, () => db.transaction(read));
    },

    async link(actor, code, origin) {
      const launched = await checkLaunched(actor, origin);
      const link = await recordingTries(parts, { launched, origin }, () =>
        retry(db, async (tx) =>
          toAccountLink(tx, parts, await linkAccount(tx, parts, { launched, code, origin })),
        ),
      );
      if (!link) throw unknownCode();
      return { link };
    },

    async find(actor) {
      const { person_id: learnerId } = await getLaunched(db, actor);
      const row = await store.findLink(db, learnerId);
      const link = row && (await toAccountLink(db, parts, row));
      return link ? { link } : {};
    },

    async unlinkAccount(actor, origin) {
      await retry(db, async (tx) => {
        const launched = await getLaunched(tx, actor);
        const link = await store.findLink(tx, launched.person_id);
        if (!link) return;
        const { platform_name: platform, name: learner } = launched;
        await unlinkAccount(tx, parts, link, { way: 'launch', platform, learner, origin });
      });
    },

    endElsewhere: () => retry(db, (tx) => endElsewhere(tx)),
  };
}
