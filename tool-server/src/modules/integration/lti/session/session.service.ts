import { createHash, randomBytes } from 'node:crypto';
import { asId, problem } from '@drawbridge/contracts';
import type { DeepLinking, LaunchSession } from '@drawbridge/contracts/integration';
import type { LaunchActor } from '../../../../actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import type { DeepLinkingSettings } from '../deep-linking/read-settings.ts';
import { toFrameOrigin } from '../platforms/frame-origin.ts';
import type { PlatformRefs } from '../platforms/platform-ref.ts';
import { isMoodle } from '../platforms/products.ts';
import type { FreshLaunches } from './fresh-launches.ts';
import type { LtikSigner } from './ltik-signer.ts';
import * as store from './session.store.ts';

/** Distinguishes a launch token from a portal token, and makes a leaked one searchable. @see LTI-15 */
const TOKEN_PREFIX = 'dblt_';
const TOKEN = /^dblt_[A-Za-z0-9_-]{43}$/;

export interface LaunchSessions {
  /** Exchanges an ltik for a session. The page that did may repeat it for a moment, with the same key. Throws `launch_refused`, `launch_expired`. */
  open(ltik: string, key: string | undefined): Promise<LaunchSession>;
  close(sessionId: string): Promise<void>;
  isLaunchToken(token: string): boolean;
  /** Throws `not_signed_in`. */
  authenticate(token: string): Promise<LaunchActor>;
}

/** What the page that offers the choice has to know. Moodle takes no dates, and where a link opens is set there alone. */
function toDeepLinking(stored: string, authLoginUrl: string): DeepLinking {
  const { acceptsMultiple, acceptsLineItem, targets } = JSON.parse(stored) as DeepLinkingSettings;
  const keeps = !isMoodle(authLoginUrl);
  return {
    accept_multiple: acceptsMultiple,
    accept_lineitem: acceptsLineItem,
    targets: keeps ? [...targets] : targets.slice(0, 1),
    keeps_dates: keeps,
  };
}

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export function createLaunchSessions(deps: {
  database: Database;
  ltiks: LtikSigner;
  refs: PlatformRefs;
  fresh: FreshLaunches;
  secret: Secret;
  clock: Clock;
  log: Log;
}): LaunchSessions {
  const { database, ltiks, refs, fresh, secret, clock, log } = deps;
  return {
    async open(ltik, key = randomBytes(16).toString('base64url')) {
      const sessionId = ltiks.verify(ltik)?.contextId;
      if (!sessionId || !isUuid(sessionId)) {
        log.warn({ event: 'lti.open_refused', reason: 'ltik' }, 'launch not opened');
        throw problem('launch_refused');
      }
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const row = await store.openSession(database, {
        sessionId,
        tokenHash: toHash(token),
        keyHash: toHash(key),
        now: clock.now(),
      });
      if (!row) {
        log.warn(
          { event: 'lti.open_refused', reason: 'ltik_expired', session: sessionId },
          'launch not opened',
        );
        throw problem('launch_expired');
      }
      fresh.forget(sessionId);
      log.info({ event: 'lti.opened', session: sessionId }, 'launch opened');
      const returnUrl = row.sealed_return_url === null ? undefined : secret.decrypt(row.sealed_return_url);
      const isAnonymous = row.kind === 'anonymous';
      return {
        token,
        expires_at: new Date(row.expires_at).toISOString(),
        learner: {
          name: `${row.first_name} ${row.last_name}`.trim(),
          is_anonymous: isAnonymous,
          is_instructor: row.is_instructor,
        },
        ...(row.context_title === null ? {} : { context_title: row.context_title }),
        ...(row.lab_id === null ? {} : { lab_id: row.lab_id }),
        ...(row.course_id === null ? {} : { course_id: row.course_id }),
        is_graded: row.grade_target_id !== null,
        platform: {
          name: row.platform_name,
          origin: new URL(row.auth_login_url).origin,
          ref: refs.of(asId<'platform'>(row.platform_id), toFrameOrigin(row.issuer, returnUrl)),
        },
        ...(row.sealed_deep_linking === null
          ? {}
          : { deep_linking: toDeepLinking(secret.decrypt(row.sealed_deep_linking), row.auth_login_url) }),
        ...(row.reviewed_person_id === null ? {} : { reviewed_person_id: row.reviewed_person_id }),
        ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
      };
    },

    close: (sessionId) => store.endSession(database, sessionId, clock.now()),

    isLaunchToken: (token) => token.startsWith(TOKEN_PREFIX),

    async authenticate(token) {
      const owner = TOKEN.test(token)
        ? await store.findOwner(database, toHash(token), clock.now())
        : undefined;
      if (!owner) throw problem('not_signed_in');
      return {
        kind: 'launch',
        personId: asId<'person'>(owner.person_id),
        companyId: asId<'company'>(owner.company_id),
        sessionId: owner.id,
        isInstructor: owner.is_instructor,
      };
    },
  };
}
