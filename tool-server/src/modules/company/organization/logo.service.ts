import { problem } from '@drawbridge/contracts';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createTurns } from '../../../platform/limits/turns.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { LOGO, makePicture } from '../../recognition/profile/index.ts';
import { logosOf } from './organization.limits.ts';
import { toCompanyId } from './organization.service.ts';
import * as store from './organization.store.ts';

export interface LogoDeps {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
}

const MOST_WAITING = 4;
const NAME = /^[\w-]{22}$/;
const toLogoPath = (name: string) => `/logos/${name}.webp`;

/** The logo of a company: re-encoded like the pictures of people. */
export function createLogoService({ database: { db }, clock, limits, audit }: LogoDeps) {
  const inTurn = createTurns<'logo'>(MOST_WAITING);

  return {
    /** Gives the path of the new logo; throws `bad_input`, `too_many_tries`, `unavailable`. */
    async upload(actor: PortalActor, base64: string, origin: Origin): Promise<string> {
      const companyId = toCompanyId(actor);
      await limits.check([logosOf(companyId)]);
      const image = await inTurn(
        'logo',
        () => makePicture(Buffer.from(base64, 'base64'), LOGO),
        () => problem('unavailable', { retryAfterSeconds: 5 }),
      );
      const name = takeRandomBytes(16).toString('base64url');
      const path = toLogoPath(name);
      await db.transaction(async (tx) => {
        await store.storeLogo(tx, { companyId, name, image, createdAt: clock.now() }, path);
        await audit.record(tx, {
          action: 'company.logo',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: { change: 'replaced' },
        });
      });
      return path;
    },

    async remove(actor: PortalActor, origin: Origin): Promise<void> {
      const companyId = toCompanyId(actor);
      await db.transaction(async (tx) => {
        if (!(await store.deleteLogo(tx, companyId))) return;
        await audit.record(tx, {
          action: 'company.logo',
          actorId: actor.personId,
          companyId,
          subject: { kind: 'company', id: companyId },
          origin,
          details: { change: 'removed' },
        });
      });
    },

    find: (name: string) => (NAME.test(name) ? store.findLogo(db, name) : Promise.resolve(undefined)),
  };
}

export type LogoService = ReturnType<typeof createLogoService>;
