import { createHmac, randomInt } from 'node:crypto';
import {
  type AccountLink,
  type AccountLinkPreview,
  asId,
  LINK_CODE_CHARACTERS,
  LINK_CODE_LENGTH,
  LINK_CODE_MINUTES,
  type LinkedLearner,
  type PersonId,
  Problem,
  problem,
} from '@drawbridge/contracts';
import type { LaunchActor, PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type DbOrTx, type Tx, toConstraint } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { IdentityProof } from '../../identity/identity-proof/index.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { give } from '../../kernel/grants/index.ts';
import type { LaunchedPerson } from '../lti/index.ts';
import { codesOf, codesTypedAt, codesTypedBy, limitEntriesOf } from './account-link.limits.ts';
import type { LinkNews } from './account-link.mails.ts';
import * as store from './account-link.store.ts';
import type { MoveWork } from './move-work.ts';
import type { ReturnWork } from './return-work.ts';

const MINUTE_MS = 60_000;
const SWEEP_MS = 600_000;
/** A change of company ends a link, whoever made it. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };
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
  job: Job;
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
  /** Mails the owner of the account. */
  tell(tx: Tx, accountId: PersonId, news: LinkNews): Promise<void>;
}

const makeCharacter = () => LINK_CODE_CHARACTERS.charAt(randomInt(LINK_CODE_CHARACTERS.length));

const unknownCode = () =>
  problem('link_code_unknown', {
    message: 'This code is wrong, used or expired. Get a new one in the portal.',
  });

/** `i***@acme.test`: enough to recognize one's own. */
export function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

const toLinkedAccount = ({ firstName, lastName, email }: store.AccountRow) => ({
  name: `${firstName} ${lastName}`.trim(),
  email: toMaskedEmail(email ?? ''),
});

export function createAccountLinkService(deps: AccountLinkDeps): AccountLinkService {
  const { events, clock, limits, audit, identityProof, launches, work, returnWork, tell } = deps;
  const { db } = deps.database;
  const key = deps.secret.derive('link-code');
  const toHash = (code: string) => createHmac('sha256', key).update(code).digest('base64url');

  async function getLaunched(to: DbOrTx, { sessionId }: LaunchActor): Promise<LaunchedPerson> {
    const launched = await launches.findLaunched(to, sessionId);
    if (!launched) throw problem('not_signed_in');
    return launched;
  }

  async function toAccountLink(to: DbOrTx, link: store.LinkRow): Promise<AccountLink | undefined> {
    const account = await store.findAccount(to, link.accountId, clock.now());
    return (
      account && {
        account: toLinkedAccount(account),
        linked_at: link.linkedAt.toISOString(),
        is_paused: !(await store.isHolding(to, link.learnerId, clock.now())),
      }
    );
  }

  /** The account whose code can link this learner. */
  async function checkCode(tx: Tx, launched: LaunchedPerson, row: store.CodeRow | undefined) {
    if (!row || row.usedBy !== null || row.expiresAt <= clock.now()) throw unknownCode();
    const account = await store.findAccount(tx, row.accountId, clock.now());
    if (!account?.isEnabled) throw unknownCode();
    if (account.companyId !== null && account.companyId !== launched.company_id)
      throw problem('link_impossible', {
        message: `The account belongs to another company than ${launched.platform_name}.`,
      });
    if (await store.findLink(tx, launched.person_id))
      throw problem('link_impossible', {
        message: 'You are linked with an account already. Unlink it first.',
      });
    if (await store.hasLinkOnPlatform(tx, row.accountId, launched.platform_id))
      throw problem('link_impossible', {
        message: `The account is linked with another learner of ${launched.platform_name} already. Unlink it in the portal first.`,
      });
    return { accountId: asId<'person'>(row.accountId), account };
  }

  async function checkTries({ person_id, company_id }: LaunchedPerson, origin: Origin): Promise<void> {
    const wait = await limits.count(db, [codesTypedBy(person_id), codesTypedAt(company_id)]);
    if (wait === undefined) return;
    if ((await limits.count(db, [limitEntriesOf(company_id)])) === undefined)
      await audit.recordRefusal({
        action: 'account.link',
        refused: 'too_many_tries',
        actorId: asId<'person'>(person_id),
        companyId: asId<'company'>(company_id),
        origin,
      });
    throw problem('too_many_tries', { retryAfterSeconds: wait });
  }

  async function checkLaunched(actor: LaunchActor, origin: Origin): Promise<LaunchedPerson> {
    const launched = await getLaunched(db, actor);
    // Their work is deleted with the session, and the next launch is somebody else.
    if (launched.kind === 'anonymous')
      throw problem('link_impossible', { message: 'Your platform does not say who you are.' });
    await checkTries(launched, origin);
    return launched;
  }

  /** Codes that are none are in the audit trail: somebody may be guessing. */
  async function recordingTries<Result>(
    { person_id, company_id }: LaunchedPerson,
    origin: Origin,
    run: () => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await run();
      await limits.giveBack(codesTypedAt(company_id));
      return result;
    } catch (error) {
      if (error instanceof Problem && error.code === 'link_code_unknown')
        await audit.recordRefusal({
          action: 'account.link',
          refused: error.code,
          actorId: asId<'person'>(person_id),
          companyId: asId<'company'>(company_id),
          origin,
        });
      throw error;
    }
  }

  async function linkOnce(tx: Tx, launched: LaunchedPerson, code: string, origin: Origin) {
    const learnerId = asId<'person'>(launched.person_id);
    // A repeat whose first reply was lost. @see CALL-47
    const row = await store.lockCode(tx, toHash(code));
    const existing = await store.findLink(tx, learnerId);
    if (existing && row?.usedBy === learnerId && row.accountId === existing.accountId) return existing;

    const { accountId } = await checkCode(tx, launched, row);
    await store.lockPeople(tx, accountId, learnerId);
    if (!(await work.fitsQueue(tx, learnerId, accountId)))
      throw problem('link_impossible', {
        message: 'Some of your submissions still wait to be graded. Try again in a minute.',
      });
    const link = { learnerId, accountId, platformId: launched.platform_id, linkedAt: clock.now() };
    await store.insertLink(tx, link);
    await store.markUsed(tx, accountId, learnerId);
    await give(tx, {
      personId: accountId,
      kind: 'plan',
      subject: 'ENT',
      source: 'link',
      sourceId: learnerId,
      at: link.linkedAt,
    });
    await work.lend(tx, link);
    await audit.record(tx, {
      action: 'account.link',
      actorId: accountId,
      companyId: asId<'company'>(launched.company_id),
      subject: { kind: 'person', id: learnerId },
      origin,
      details: { way: 'launch', platform: launched.platform_name },
    });
    await tell(tx, accountId, { kind: 'linked', platform: launched.platform_name, learner: launched.name });
    return link;
  }

  async function unlink(
    tx: Tx,
    link: store.LinkRow,
    { way, platform, learner, origin }: { way: string; platform: string; learner: string; origin: Origin },
  ): Promise<void> {
    const [accountId, learnerId] = [asId<'person'>(link.accountId), asId<'person'>(link.learnerId)];
    await store.lockPeople(tx, accountId, learnerId);
    if (!(await store.deleteLink(tx, link))) return;
    await returnWork(tx, { accountId, learnerId });
    await audit.record(tx, {
      action: 'account.unlink',
      actorId: accountId,
      companyId: await store.findCompanyOf(tx, link),
      subject: { kind: 'person', id: learnerId },
      origin,
      details: { way, platform },
    });
    await tell(tx, accountId, { kind: 'unlinked', platform, learner });
  }

  /** Again, where one of the two opened a lab of the other in the same moment. */
  async function retry<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction(run);
      } catch (error) {
        if (toConstraint(error)?.startsWith('account_link')) throw problem('link_impossible');
        if (tries === MOVE_TRIES || !OPENED_MEANWHILE.includes(toConstraint(error) ?? '')) throw error;
      }
    }
  }

  // A link with a platform of another company would be a way into that company's courses.
  async function endElsewhere(tx: Tx, accountId?: PersonId): Promise<number> {
    const links = await store.readLinksElsewhere(tx, accountId);
    for (const link of links) await unlink(tx, link, { ...link, way: 'company', origin: NO_ORIGIN });
    return links.length;
  }
  events.on('company.changed', 'react', async (tx, { personId }) => void (await endElsewhere(tx, personId)));

  return {
    async makeCode(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      await limits.check([codesOf(personId)]);
      const code = Array.from({ length: LINK_CODE_LENGTH }, makeCharacter).join('');
      const expiresAt = new Date(clock.now().getTime() + LINK_CODE_MINUTES * MINUTE_MS);
      await store.putCode(db, { accountId: personId, codeHash: toHash(code), expiresAt });
      return { code: `${code.slice(0, 4)}-${code.slice(4)}`, expires_at: expiresAt.toISOString() };
    },

    list: async (actor) => ({
      items: await store.readLinkedLearners(db, actor.personId),
      wants_password: !identityProof.isRecent(actor),
    }),

    async unlinkLearner({ personId }, learnerId, origin) {
      await retry(async (tx) => {
        const [learner] = (await store.readLinkedLearners(tx, personId)).filter(({ id }) => id === learnerId);
        const link = learner && (await store.findLink(tx, learnerId));
        if (!link) throw problem('not_found');
        await unlink(tx, link, { way: 'portal', platform: learner.platform, learner: learner.name, origin });
      });
    },

    async preview(actor, code, origin) {
      const launched = await checkLaunched(actor, origin);
      const read = async (tx: Tx) => {
        const { accountId, account } = await checkCode(tx, launched, await store.lockCode(tx, toHash(code)));
        return {
          account: toLinkedAccount(account),
          platform: launched.platform_name,
          moves: await work.count(tx, asId<'person'>(launched.person_id)),
          has: await work.count(tx, accountId),
        };
      };
      return recordingTries(launched, origin, () => db.transaction(read));
    },

    async link(actor, code, origin) {
      const launched = await checkLaunched(actor, origin);
      const link = await recordingTries(launched, origin, () =>
        retry(async (tx) => toAccountLink(tx, await linkOnce(tx, launched, code, origin))),
      );
      if (!link) throw unknownCode();
      return { link };
    },

    async find(actor) {
      const { person_id: learnerId } = await getLaunched(db, actor);
      const row = await store.findLink(db, learnerId);
      const link = row && (await toAccountLink(db, row));
      return link ? { link } : {};
    },

    async unlinkAccount(actor, origin) {
      await retry(async (tx) => {
        const launched = await getLaunched(tx, actor);
        const link = await store.findLink(tx, launched.person_id);
        if (!link) return;
        const { platform_name: platform, name: learner } = launched;
        await unlink(tx, link, { way: 'launch', platform, learner, origin });
      });
    },

    job: {
      name: 'account-links',
      everyMs: SWEEP_MS,
      // A command of the operator, which has no events, may have changed a company.
      async run() {
        const isElsewhere = (await store.readLinksElsewhere(db)).length > 0;
        const ended = isElsewhere ? await retry((tx) => endElsewhere(tx)) : 0;
        return ended + (await store.sweepCodes(db, clock.now()));
      },
    },
  };
}
