import { asId, PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { ToMailContent } from '../../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { Config } from '../../../../settings/config.ts';
import { toPersonName } from '../../../kernel/people/index.ts';
import { readAdministrators } from '../setup/setup.store.ts';
import { toEmergencyReminder } from './emergency.mails.ts';
import { toTestLimit } from './emergency.rule.ts';
import { findUntested, takeReminder } from './emergency.store.ts';

const EVERY_MS = 3_600_000;

/**
 * Tells owners and administrators when nobody has tried the emergency sign-in for 90 days, and again after 90 more. What
 * a server that was down missed is said once.
 */
export function createEmergencyReminder(deps: {
  database: Database;
  clock: Clock;
  events: EventBus;
  mailer: Mailer;
  toMailContent: ToMailContent;
  config: Pick<Config, 'publicUrl' | 'productName'>;
}): Job {
  const { clock, events, mailer, toMailContent, config } = deps;
  const { publicUrl, productName } = config;
  const { db } = deps.database;

  const remind = (providerId: string, companyName: string, at: { limit: Date; now: Date }): Promise<number> =>
    db.transaction(async (tx) => {
      const taken = await takeReminder(tx, providerId, at);
      if (!taken) return 0;
      const administrators = await readAdministrators(tx, asId(taken.companyId));
      const exempt = administrators.find(({ id }) => id === taken.personId);
      const content = toMailContent(
        toEmergencyReminder({
          productName,
          companyName,
          name: exempt && toPersonName(exempt),
          testedAt: taken.testedAt ?? undefined,
          signInAddress: publicUrl + PUBLIC_PAGES.login,
          address: publicUrl + PORTAL_PAGES.companySignIn,
        }),
      );
      for (const { email } of administrators) await mailer.send(tx, { to: email, ...content });
      const personIds = administrators.map(({ id }) => asId<'person'>(id));
      await events.publish(tx, 'emergency.untested', { providerId, personIds, companyName, at: at.now });
      return 1;
    });

  return {
    name: 'emergency-reminders',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const at = { limit: toTestLimit(now), now };
      let told = 0;
      for (const { id, companyName } of await findUntested(db, at)) told += await remind(id, companyName, at);
      if (told > 0) mailer.wake();
      return told;
    },
  };
}
