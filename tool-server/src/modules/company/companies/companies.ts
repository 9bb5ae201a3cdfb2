import { asId, type CompanyId, PUBLIC_PAGES } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { EmailTemplate, ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { toAdminAppointment, toAdminInvitation } from './companies.mails.ts';
import * as store from './companies.store.ts';

/** Why nothing was done, in words for the operator. */
export class CompanyRefused extends Error {
  override readonly name = 'CompanyRefused';
}

/** The operator works at the command line of the server. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };
const BY_OPERATOR = { by: 'operator' };

export interface NewCompany {
  name: string;
  /** Lower case. */
  adminEmail: string;
  /** How many people it pays for. Undefined: without a limit. */
  seats: number | undefined;
  /** Undefined: it does not end. */
  endsAt: Date | undefined;
  /** Made although another company's name is taken for it. */
  allowSimilar: boolean;
}

export interface MadeCompany {
  id: CompanyId;
  /** `known`: the company was there already, with this administrator, and nothing was changed. */
  admin: 'invited' | 'appointed' | 'known';
}

export interface CompaniesDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
  /** Returns whether the identity provider of a company is responsible for an address. */
  ownsAddress(email: string, tx: Tx): Promise<boolean>;
}

const quote = ({ name, id }: store.CompanyRow) => `"${name}" (${id})`;
const toDay = (at: Date | null) => (at ? at.toISOString() : 'no end');

/** Companies as the operator of an installation makes and ends them. */
export function createCompanies(deps: CompaniesDeps) {
  const { clock, audit, mailer, toMailContent, publicUrl, productName } = deps;
  const { db } = deps.database;

  function checkSame(row: store.CompanyRow, { endsAt }: NewCompany): void {
    if (row.expiresAt?.getTime() === endsAt?.getTime()) return;
    throw new CompanyRefused(
      `${quote(row)} is there already with this administrator, and ends otherwise: ${toDay(row.expiresAt)}. Nothing was changed.`,
    );
  }

  async function checkAddress(tx: Tx, found: store.FoundAccount | undefined, email: string): Promise<void> {
    if (found?.companyId)
      throw new CompanyRefused(
        `${email} belongs to "${found.companyName ?? ''}" (${found.companyId}); a person belongs to one company`,
      );
    // A stranger may be signed in with it.
    if (found?.state === 'active' && found.verify)
      throw new CompanyRefused(
        `${email} has an account whose address is not confirmed; its owner has to confirm it first`,
      );
    if (await deps.ownsAddress(email, tx))
      throw new CompanyRefused(
        `${email} is in a domain of another company, whose identity provider is responsible for it`,
      );
  }

  /** Gives the administrator the company, and the mail about it. */
  async function makeAdmin(
    tx: Tx,
    found: store.FoundAccount | undefined,
    { companyId, name, adminEmail }: { companyId: CompanyId; name: string; adminEmail: string },
  ) {
    const isActive = found?.state === 'active';
    if (found) await store.appointAdmin(tx, found, { companyId, now: clock.now() });
    const personId =
      found?.personId ??
      (await store.insertInvitedAdmin(tx, { email: adminEmail, companyId, now: clock.now() }));
    const toTemplate: (given: Parameters<typeof toAdminInvitation>[0]) => EmailTemplate = isActive
      ? toAdminAppointment
      : toAdminInvitation;
    const address = publicUrl + (isActive ? PUBLIC_PAGES.login : PUBLIC_PAGES.confirmUser);
    const template = toTemplate({ productName, companyName: name, address });
    await mailer.send(tx, { to: adminEmail, ...toMailContent(template) });
    return { personId, admin: isActive ? 'appointed' : 'invited' } as const;
  }

  return {
    /** Throws `CompanyRefused`. A second call with the same values changes nothing. */
    create: (given: NewCompany): Promise<MadeCompany> =>
      db.transaction(async (tx) => {
        const { name, adminEmail, seats, endsAt, allowSimilar } = given;
        await store.lockCompanyNames(tx);
        const found = await store.lockAccount(tx, adminEmail);
        const similar = await store.findSimilar(tx, name);
        const known = similar.find((row) => row.name === name && row.id === found?.companyId);
        if (known && found?.isAdmin) {
          checkSame(known, given);
          return { id: asId<'company'>(known.id), admin: 'known' };
        }
        await checkAddress(tx, found, adminEmail);
        if (similar.length > 0 && !allowSimilar)
          throw new CompanyRefused(
            `"${name}" looks like ${similar.map(quote).join(', ')}; --allow-similar makes it nevertheless`,
          );
        const now = clock.now();
        const id = await store.insertCompany(tx, {
          name,
          seats: seats ?? null,
          endsAt: endsAt ?? null,
          now,
        });
        const { personId, admin } = await makeAdmin(tx, found, { companyId: id, name, adminEmail });
        await audit.record(tx, {
          action: 'company.create',
          companyId: id,
          subject: { kind: 'person', id: personId },
          origin: NO_ORIGIN,
          details: {
            ...BY_OPERATOR,
            name,
            ...(seats === undefined ? {} : { seats: String(seats) }),
            ...(endsAt ? { expires_at: endsAt.toISOString() } : {}),
          },
        });
        return { id, admin };
      }),

    list: () => store.readCompanies(db),

    /** Ends a company now: nobody of it gets in any more, and nothing is deleted. False: it had ended. */
    close: (id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const row = await store.lockCompany(tx, id);
        if (!row) throw new CompanyRefused(`there is no company ${id}; list shows them`);
        const now = clock.now();
        if (row.expiresAt && row.expiresAt <= now) return false;
        await store.endCompany(tx, id, now);
        await audit.record(tx, {
          action: 'company.close',
          companyId: asId<'company'>(id),
          subject: { kind: 'company', id },
          origin: NO_ORIGIN,
          details: BY_OPERATOR,
        });
        return true;
      }),
  };
}
