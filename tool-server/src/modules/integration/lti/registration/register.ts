import { randomUUID } from 'node:crypto';
import { asId, type PlatformId } from '@drawbridge/contracts';
import type { Request, Response } from 'express';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { visitsBy, visitsOf, visitsWith } from '../lti.limits.ts';
import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { toDetails } from '../platforms/platform-reply.ts';
import type { PlatformChange } from '../platforms/platform-rows.store.ts';
import { platformsOf } from '../platforms/platforms.store.ts';
import {
  type FoundInvitation,
  findInvitation,
  giveInvitationBack,
  storeRegistered,
  takeInvitation,
} from './invitations.store.ts';
import { loadConfiguration, type PlatformConfiguration } from './platform-configuration.ts';
import { type RegistrationOutcome, sendRegistered, sendRegistrationHelp } from './registration-page.ts';
import { type Registered, requestRegistration } from './request-registration.ts';

const MAX_LENGTH = 4_096;
/** Title of the page. */
export const REGISTRATION_FAILED = 'The platform could not be registered';

interface RegisterDeps {
  db: Db;
  send: Send;
  audit: Audit;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'check'>;
  publicUrl: string;
  productName: string;
  /** Outside production a platform may be without TLS. */
  allowHttp: boolean;
  /** The registrations changed. */
  onRegistered(): void;
}

function readField(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  // A field sent twice arrives as a list and is refused.
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return refuse('registration_incomplete', name);
  return value;
}

const toChange = (
  configuration: PlatformConfiguration,
  { clientId }: Registered,
  now: Date,
): PlatformChange => ({
  name: new URL(configuration.issuer).host,
  issuer: configuration.issuer,
  clientId,
  authLoginUrl: configuration.authLoginUrl,
  authTokenUrl: configuration.authTokenUrl,
  keySetUrl: configuration.keySetUrl,
  family: configuration.family,
  ...(configuration.tokenAudience !== undefined && { tokenAudience: configuration.tokenAudience }),
  ...(configuration.messagesSupported?.has('LtiDeepLinkingRequest') && { deepLinksAt: now }),
});

interface Stored {
  platformId: PlatformId;
  outcome: RegistrationOutcome;
  /** The registration that there was keeps its addresses. */
  keeps: boolean;
}

const toOutcome = ({
  active,
  awaitsApproval,
}: {
  active: boolean;
  awaitsApproval: boolean;
}): RegistrationOutcome => (awaitsApproval ? 'again_waiting' : active ? 'again' : 'again_off');

/** Dynamic registration: one visit of a platform with an invitation. @see LTI-20, LTI Dynamic Registration 1.0 3 */
export function createRegister(deps: RegisterDeps) {
  const { db, clock, log, audit, limits, publicUrl, productName } = deps;

  async function checkInvitation(token: string | undefined): Promise<FoundInvitation> {
    const found = token === undefined ? undefined : await findInvitation(db, token);
    if (!found) return refuse('invitation_unknown');
    const now = clock.now();
    if (found.usedAt !== null) return refuse('invitation_used', found.id);
    if (found.expiresAt <= now) return refuse('invitation_expired', found.id);
    if (found.companyExpiresAt !== null && found.companyExpiresAt <= now)
      return refuse('company_expired', found.companyId);
    return found;
  }

  /**
   * Stores the platform, off until it is allowed. One that the company has already is updated: the platform has our new
   * login address by now. Gives the id of the registration, and what it is now.
   */
  async function store(
    req: Request,
    invitation: FoundInvitation,
    id: PlatformId,
    given: { change: PlatformChange; deploymentIds: readonly string[] },
  ): Promise<Stored> {
    const { change, deploymentIds } = given;
    const { companyId } = invitation;
    return db.transaction(async (tx) => {
      const platforms = platformsOf(tx, companyId);
      const now = clock.now();
      const registerAgain = () => platforms.registerAgain(id, change, deploymentIds, now);
      // First: an update needs no room for another registration.
      let again = await registerAgain();
      const isNew =
        again === undefined &&
        (await platforms.add(id, change, deploymentIds, now, { awaitsApproval: true }));
      // Registered at this moment by another link.
      if (!isNew) again ??= await registerAgain();
      // Deleted at this moment: the link is given back, and can be used again.
      if (!again && !isNew)
        return refuse(
          'registration_exists',
          `issuer ${quote(change.issuer)}, client id ${quote(change.clientId)}`,
        );
      const { id: platformId, keeps } = again ?? { id, keeps: false };
      const outcome = again ? toOutcome(again) : 'new';
      await storeRegistered(tx, invitation.id, platformId);
      // Nobody is signed in here: the entry names the link, whose own entry names who made it.
      await audit.record(tx, {
        action: isNew ? 'platform.register' : 'platform.register_again',
        companyId,
        subject: { kind: 'platform', id: platformId },
        origin: { address: req.ip ?? '', userAgent: req.get('user-agent') ?? '' },
        details: {
          ...(keeps ? { issuer: change.issuer, client_id: change.clientId } : toDetails(change)),
          invitation: invitation.id,
          ...(deploymentIds.length > 0 && { deployment_ids: deploymentIds.join(', ') }),
        },
      });
      return { platformId, outcome, keeps };
    });
  }

  return async function register(req: Request, res: Response): Promise<void> {
    res.locals.title = REGISTRATION_FAILED;
    const query = req.query as Record<string, unknown>;
    const url = readField(query, 'openid_configuration');
    const token = readField(query, 'registration_token');
    const invited = readField(query, 'invitation');
    if (url === undefined && token === undefined)
      return sendRegistrationHelp(res, { publicUrl, productName });
    if (url === undefined) return refuse('registration_incomplete', 'openid_configuration');
    const invitation = await checkInvitation(invited);
    await limits.check([
      visitsWith(invitation.id),
      visitsOf(invitation.companyId),
      ...(invitation.createdBy === null ? [] : [visitsBy(invitation.createdBy)]),
    ]);
    const configuration = await loadConfiguration(deps, { url, token });
    // From here on the link is used: a second visit with it at the same time ends here.
    if (!(await takeInvitation(db, invitation.id, clock.now())))
      return refuse('invitation_used', invitation.id);
    const id = asId<'platform'>(randomUUID());
    let deploymentId: string | undefined;
    let stored: Stored;
    try {
      const registered = await requestRegistration(deps, { configuration, registrationId: id, token });
      ({ deploymentId } = registered);
      const change = toChange(configuration, registered, clock.now());
      stored = await store(req, invitation, id, {
        change,
        deploymentIds: deploymentId === undefined ? [] : [deploymentId],
      });
    } catch (error) {
      await giveInvitationBack(db, invitation.id);
      throw error;
    }
    deps.onRegistered();
    log.info(
      {
        event: 'lti.platform_registered',
        platform: stored.platformId,
        outcome: stored.outcome,
        keeps: stored.keeps,
        company: invitation.companyId,
        invitation: invitation.id,
      },
      'a platform registered itself',
    );
    sendRegistered(res, {
      publicUrl,
      productName,
      companyName: invitation.companyName,
      hasDeployment: deploymentId !== undefined,
      outcome: stored.outcome,
      keeps: stored.keeps,
      family: configuration.family,
    });
  };
}
