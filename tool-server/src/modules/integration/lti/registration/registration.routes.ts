import { randomUUID } from 'node:crypto';
import type { Catalogue } from '@drawbridge/content';
import { asId, problem } from '@drawbridge/contracts';
import {
  getToolAddresses,
  type Invitation,
  listInvitations,
  listLaunchLinks,
  MOST_OPEN_INVITATIONS,
  makeInvitation,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Actor } from '../../../../actor.ts';
import { toAdmin } from '../../../../company-admin.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { takeRandomBytes } from '../../../../platform/secret/random.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { invitationsMadeBy } from '../lti.limits.ts';
import { toLoginUrl } from '../platforms/login-url.ts';
import { invitationsOf, toTokenHash } from './invitations.store.ts';
import type { Reservations } from './reservations.ts';
import { toToolAddresses } from './tool-configuration.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

type Row = Awaited<ReturnType<ReturnType<typeof invitationsOf>['list']>>[number];

function toInvitation({ invitation, maker, platform }: Row, now: Date): Invitation {
  const unused = invitation.expiresAt <= now ? 'expired' : 'open';
  return {
    id: asId(invitation.id),
    state: invitation.usedAt === null ? unused : 'used',
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    created_by: maker && `${maker.firstName} ${maker.lastName}`.trim(),
    platform: platform && {
      id: asId(platform.id),
      name: platform.name,
      awaits_approval: platform.awaitsApproval,
    },
  };
}

/** What an administrator needs before and while a platform is registered. @see LTI-20, LTI-26 */
export function toRegistrationRoutes(deps: {
  db: Db;
  audit: Audit;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'checkIn'>;
  reservations: Reservations;
  publicUrl: string;
  productName: string;
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
}): Route<Actor>[] {
  const { db, audit, clock, log, limits, reservations, publicUrl, productName } = deps;
  const tool = { ...toToolAddresses(publicUrl), product_name: productName };
  const links = [
    ...deps.catalogue.courses.map(({ id, title }) => ({
      kind: 'course' as const,
      id: String(id),
      title,
      url: `${publicUrl}/integration/courses-details?course_id=${id}`,
      parameter: `course_id=${id}`,
    })),
    ...deps.labs.map(({ pack }) => ({
      kind: 'lab' as const,
      id: pack.lab_id,
      title: pack.title,
      url: `${publicUrl}/labs/details/${pack.lab_id}`,
      parameter: `lab_id=${pack.lab_id}`,
    })),
  ];

  return [
    serve(getToolAddresses, async ({ actor }: { actor: Actor }) => {
      const { id, token } = reservations.make(toAdmin(actor).companyId);
      return {
        tool,
        reservation: {
          token,
          login_url: toLoginUrl(publicUrl, id),
          canvas_url: `${publicUrl}/lti/canvas/${id}.json`,
        },
      };
    }),
    serve(listLaunchLinks, async () => ({ items: links })),
    serve(listInvitations, async ({ actor }: { actor: Actor }) => {
      const rows = await invitationsOf(db, toAdmin(actor).companyId).list();
      return { items: rows.map((row) => toInvitation(row, clock.now())) };
    }),
    serve(makeInvitation, async ({ input, actor, ...origin }) => {
      const { companyId, personId } = toAdmin(actor);
      const token = takeRandomBytes(TOKEN_BYTES).toString('base64url');
      const id = asId<'invitation'>(randomUUID());
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + input.days * DAY_MS);
      await db.transaction(async (tx) => {
        await limits.checkIn(tx, [invitationsMadeBy(personId)]);
        const invitations = invitationsOf(tx, companyId);
        if ((await invitations.countOpen(createdAt)) >= MOST_OPEN_INVITATIONS)
          throw problem('invitation_limit');
        await invitations.add({
          id,
          createdBy: personId,
          tokenHash: toTokenHash(token),
          createdAt,
          expiresAt,
        });
        await audit.record(tx, {
          action: 'invitation.make',
          actorId: personId,
          companyId,
          subject: { kind: 'invitation', id },
          origin,
          details: { expires_at: expiresAt.toISOString() },
        });
      });
      log.info({ event: 'lti.invitation_made', invitation: id, company: companyId }, 'lti');
      const rows = await invitationsOf(db, companyId).list();
      const row = rows.find(({ invitation }) => invitation.id === id);
      // Revoked in the same moment.
      if (!row) throw problem('not_found');
      return {
        invitation: toInvitation(row, createdAt),
        url: `${tool.registration_url}?invitation=${token}`,
      };
    }),
    serve(revokeInvitation, async ({ input, actor, ...origin }) => {
      const { companyId, personId } = toAdmin(actor);
      await db.transaction(async (tx) => {
        if (!(await invitationsOf(tx, companyId).remove(input.id))) return;
        await audit.record(tx, {
          action: 'invitation.revoke',
          actorId: personId,
          companyId,
          subject: { kind: 'invitation', id: input.id },
          origin,
        });
      });
      return {};
    }),
  ] as Route<Actor>[];
}
