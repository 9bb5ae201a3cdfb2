import { PORTAL_PAGES } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { toDigestWeek } from '../../kernel/people/index.ts';
import * as store from './digest.store.ts';
import { DIGEST_TEXTS } from './texts.ts';

const EVERY_MS = 15 * 60_000;
const PERIOD_MS = 7 * 86_400_000;
const PEOPLE_AT_ONCE = 100;
const MOST_NAMED = 10;

export interface DigestDeps {
  database: Database;
  mailer: Mailer;
  toMailContent: ToMailContent;
  productName: string;
  publicUrl: string;
  clock: Clock;
}

/** Mondays at 08:00 local time, people get one mail with what is unread of the last seven days. */
export function createDigestJob(deps: DigestDeps): Job {
  const { mailer, toMailContent, productName, publicUrl, clock } = deps;
  const { db } = deps.database;

  /** Mail and mark are written together or not at all, and one of two processes gets the mark. */
  function sendTo({ personId, email, firstName }: store.DigestReader, week: string, since: Date) {
    return db.transaction(async (tx) => {
      if (!(await store.claimDigest(tx, personId, week, clock.now()))) return;
      const unread = await store.readUnread(tx, personId, since);
      // Read in the meantime.
      if (unread.length === 0) return;
      const named = unread.slice(0, MOST_NAMED).map(({ content }) => `• ${content}`);
      const left = unread.length - named.length;
      const content = toMailContent({
        subject: DIGEST_TEXTS.subject(unread.length, productName),
        lead: [
          DIGEST_TEXTS.greeting(firstName),
          DIGEST_TEXTS.lead(unread.length),
          ...named,
          ...(left > 0 ? [DIGEST_TEXTS.more(left)] : []),
        ],
        action: { label: DIGEST_TEXTS.open, address: publicUrl + PORTAL_PAGES.notifications },
        close: [DIGEST_TEXTS.why],
      });
      await mailer.send(tx, { to: email, ...content });
    });
  }

  return {
    name: 'digest',
    everyMs: EVERY_MS,
    async run() {
      const since = new Date(clock.now().getTime() - PERIOD_MS);
      let done = 0;
      for (const timeZone of await store.listTimeZones(db)) {
        const week = toDigestWeek(clock.now(), timeZone);
        if (!week) continue;
        const readers = await store.findReaders(db, { timeZone, week, since, limit: PEOPLE_AT_ONCE });
        for (const reader of readers) await sendTo(reader, week, since);
        done += readers.length;
      }
      if (done > 0) mailer.wake();
      return done;
    },
  };
}
