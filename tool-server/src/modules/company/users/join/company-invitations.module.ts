import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  answerCompanyInvitation,
  listAskedPeople,
  listOwnCompanyInvitations,
  type OwnCompanyInvitation,
  withdrawCompanyInvitation,
} from '@drawbridge/contracts/company';
import type { Actor, PortalActor } from '../../../../actor.ts';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Tx } from '../../../../platform/db/database.ts';
import { type Call, type Origin, type Route, serve } from '../../../../platform/http/api.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { joinCompany, setLicenses } from '../../../kernel/grants/index.ts';
import { lockCompany, lockPerson } from '../../../kernel/people/index.ts';
import { type AdminCall, toAdminCall } from '../admin-call.ts';
import { checkAdmin, readSeats } from '../user-locks.store.ts';
import * as store from './company-invitations.store.ts';

export interface CompanyInvitationDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  audit: Audit;
}

type Answer = ParsedInputOf<typeof answerCompanyInvitation>;

function createCompanyInvitationService({ database: { db }, events, clock, audit }: CompanyInvitationDeps) {
  /** The company comes first, as everywhere; the invitation is looked at again under its lock and the person's. */
  async function lockOpen(tx: Tx, personId: PersonId, id: string): Promise<store.InvitationRow> {
    const now = clock.now();
    const seen = await store.findOpen(tx, personId, { id, now });
    if (!seen) throw problem('company_invitation_not_found');
    await lockCompany(tx, asId<'company'>(seen.companyId));
    await lockPerson(tx, personId);
    const row = await store.findOpen(tx, personId, { id, now });
    if (!row) throw problem('company_invitation_not_found');
    return row;
  }

  async function join(tx: Tx, personId: PersonId, row: store.InvitationRow, origin: Origin): Promise<void> {
    const at = clock.now();
    const companyId = asId<'company'>(row.companyId);
    const { used, all } = await readSeats(tx, companyId);
    if (row.hasLicense && all !== null && used >= all) throw problem('company_invitation_no_seat');
    await joinCompany(
      tx,
      { personId, companyId, isAdmin: false },
      { source: 'company', sourceId: companyId, at },
    );
    if (!row.hasLicense) await setLicenses(tx, [personId], false);
    await store.writeMembership(tx, personId, row, at);
    await store.accept(tx, personId, { id: row.id, at });
    await audit.record(tx, {
      action: 'user.join',
      actorId: personId,
      companyId,
      subject: { kind: 'person', id: personId },
      origin,
      details: { license: row.hasLicense ? 'yes' : 'no' },
    });
    await events.publish(tx, 'company.changed', { personId, companyId, at });
  }

  return {
    async listOwn({ personId }: PortalActor): Promise<OwnCompanyInvitation[]> {
      const now = clock.now();
      const rows = await store.readOpen(db, personId, now);
      return rows.map(({ invitation, type, planEndsAt, ...row }) => ({
        id: asId<'company invitation'>(invitation.id),
        company_name: row.companyName,
        invited_by: row.invitedBy,
        expires_at: invitation.expiresAt.toISOString(),
        has_license: invitation.hasLicense,
        ends_plan: type === 'IND' && (planEndsAt === null || planEndsAt > now),
        signs_in_with_provider: row.isProviderOnly,
        demands_second_factor: row.demandsSecondFactor,
      }));
    },

    /** Throws `company_invitation_not_found`, `company_invitation_no_seat`. */
    answer: ({ personId }: PortalActor, { id, answer }: Answer, origin: Origin) =>
      db.transaction(async (tx) => {
        if (answer === 'accept' && (await store.hasAccepted(tx, personId, id))) return { is_member: true };
        const row = await lockOpen(tx, personId, id);
        if (answer === 'accept') await join(tx, personId, row, origin);
        else await store.decline(tx, id, clock.now());
        return { is_member: answer === 'accept' };
      }),

    listAsked: async ({ companyId }: AdminCall) => ({
      items: await store.readAsked(db, companyId, clock.now()),
    }),

    withdraw: (admin: AdminCall, id: string) =>
      db.transaction(async (tx) => {
        const { companyId, personId, origin } = admin;
        await lockCompany(tx, companyId);
        await checkAdmin(tx, admin);
        if (await store.withdraw(tx, companyId, { id, at: clock.now() }))
          await audit.record(tx, {
            action: 'user.withdraw',
            actorId: personId,
            companyId,
            subject: { kind: 'company', id: companyId },
            origin,
            details: {},
          });
        return { items: await store.readAsked(tx, companyId, clock.now()) };
      }),
  };
}

type PortalCall<E extends typeof listOwnCompanyInvitations | typeof answerCompanyInvitation> = Call<
  E,
  PortalActor
>;

/** Private accounts that a company asks to join it. @see COMP-16 */
export function createCompanyInvitations(deps: CompanyInvitationDeps): Route<Actor>[] {
  const invitations = createCompanyInvitationService(deps);
  return [
    serve(listOwnCompanyInvitations, async ({ actor }: PortalCall<typeof listOwnCompanyInvitations>) => ({
      items: await invitations.listOwn(actor),
    })),
    serve(
      answerCompanyInvitation,
      ({ input, actor, address, userAgent }: PortalCall<typeof answerCompanyInvitation>) =>
        invitations.answer(actor, input, { address, userAgent }),
    ),
    serve(listAskedPeople, ({ actor, ...origin }) => invitations.listAsked(toAdminCall(actor, origin))),
    serve(withdrawCompanyInvitation, ({ input, actor, ...origin }) =>
      invitations.withdraw(toAdminCall(actor, origin), input.id),
    ),
  ] as Route<Actor>[];
}
