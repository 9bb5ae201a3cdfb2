import { asId, PORTAL_PAGES } from '@drawbridge/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { ToMailContent } from '../../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { Config } from '../../../../settings/config.ts';
import { company } from '../../../kernel/people/index.ts';
import { certificateNotice, identityProvider } from '../sso.table.ts';
import { toCertificateNotice } from './certificate.mails.ts';
import { toNoticeDays } from './certificate.rule.ts';
import { toCertificate } from './certificates.ts';
import { readAdministrators } from './setup.store.ts';

const EVERY_MS = 3_600_000;

interface Ending {
  providerId: string;
  companyId: string;
  companyName: string;
  isRead: boolean;
  fingerprint: string;
  endsAt: Date;
  days: number;
  hasAnother: boolean;
}

/** Tells administrators of the end of a signing certificate, 30, 7 and 1 day before it, each once. */
export function createCertificateNotices(deps: {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  toMailContent: ToMailContent;
  config: Pick<Config, 'publicUrl' | 'productName'>;
}): Job {
  const { clock, mailer, toMailContent, config } = deps;
  const { db } = deps.database;

  async function findEnding(): Promise<Ending[]> {
    const rows = await db
      .select({ provider: identityProvider, companyName: company.name })
      .from(identityProvider)
      .innerJoin(company, eq(company.id, identityProvider.companyId))
      .where(and(eq(identityProvider.kind, 'saml'), isNull(identityProvider.offSince)));
    const now = clock.now();
    return rows.flatMap(({ provider, companyName }) => {
      const known = provider.certificates.map(toCertificate);
      return known.flatMap(({ fingerprint, valid_until }): Ending[] => {
        if (valid_until === null) return [];
        const endsAt = new Date(valid_until);
        const days = toNoticeDays(endsAt, now);
        if (days === undefined) return [];
        const hasAnother = known.some(
          (one) => one.valid_until === null || new Date(one.valid_until) > endsAt,
        );
        const { id: providerId, companyId, metadataUrl } = provider;
        const isRead = metadataUrl !== null;
        return [{ providerId, companyId, companyName, isRead, fingerprint, endsAt, days, hasAnother }];
      });
    });
  }

  const tell = ({ providerId, companyId, ...ending }: Ending): Promise<number> =>
    db.transaction(async (tx) => {
      const { fingerprint, days } = ending;
      const taken = await tx
        .insert(certificateNotice)
        .values({ providerId, fingerprint, days, sentAt: clock.now() })
        .onConflictDoNothing()
        .returning({ days: certificateNotice.days });
      if (taken.length === 0) return 0;
      const { productName, publicUrl } = config;
      const address = publicUrl + PORTAL_PAGES.companySignIn;
      const content = toMailContent(toCertificateNotice({ ...ending, productName, address }));
      for (const { email } of await readAdministrators(tx, asId(companyId)))
        await mailer.send(tx, { to: email, ...content }, { usefulUntil: ending.endsAt });
      return 1;
    });

  return {
    name: 'certificate-notices',
    everyMs: EVERY_MS,
    async run() {
      let told = 0;
      for (const ending of await findEnding()) told += await tell(ending);
      if (told > 0) mailer.wake();
      return told;
    },
  };
}
