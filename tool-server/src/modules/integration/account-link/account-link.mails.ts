import type { PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

export interface LinkNews {
  kind: 'linked' | 'unlinked';
  platform: string;
  /** The name of the learner. Empty when the platform sends none. */
  learner: string;
}

/** Mails the owner of the account. */
export type TellOwner = (tx: Tx, accountId: PersonId, news: LinkNews) => Promise<void>;

/** To the owner of an account that was linked with a learner of a platform, or no longer is. @see ASVS 6.3.7 */
export function toLinkEmail(
  { kind, platform, learner }: LinkNews,
  { productName, address }: { productName: string; address: string },
): EmailTemplate {
  const who = learner === '' ? `your work in ${platform}` : `${learner} in ${platform}`;
  return kind === 'linked'
    ? {
        subject: `Your ${productName} account was linked with ${platform}`,
        lead: [
          `Your account is now linked with ${who}. What you do there and in the portal is one: while they are linked, your account has the attempts, progress and points of both, and when the link ends, what came from there goes back.`,
          'If you did this, there is nothing to do.',
        ],
        action: { label: 'Review my links', address },
        close: ['If you did not, unlink it there, change your password, and write to us.'],
      }
    : {
        subject: `Your ${productName} account is no longer linked with ${platform}`,
        lead: [
          `The link of your account with ${who} has ended. Attempts, progress and points that came from there went back, and badges and certificates that rested on them were revoked, unless your own work is enough.`,
          'If you did this, there is nothing to do.',
        ],
        action: { label: 'Review my links', address },
        close: ['If you did not, write to us.'],
      };
}
