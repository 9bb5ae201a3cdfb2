import type { PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

export type FactorNews =
  | { kind: 'added'; name: string }
  | { kind: 'removed'; name: string }
  | { kind: 'reset' }
  | { kind: 'recovery code'; left: number };

/** Mails a person what changed about their second factors, in the transaction of the change. */
export type TellOfFactor = (tx: Tx, personId: PersonId, news: FactorNews) => Promise<void>;

const toNews = (news: FactorNews, productName: string): { subject: string; text: string } => {
  switch (news.kind) {
    case 'added':
      return {
        subject: `A second factor was added to your ${productName} account`,
        text: `“${news.name}” is now a second factor of your account.`,
      };
    case 'removed':
      return {
        subject: `A second factor was removed from your ${productName} account`,
        text: `“${news.name}” is no longer a second factor of your account.`,
      };
    case 'reset':
      return {
        subject: `Your second factors for ${productName} were removed`,
        text: 'An administrator of your company removed all second factors of your account and ended its sessions.',
      };
    case 'recovery code':
      return {
        subject: `A recovery code of your ${productName} account was used`,
        text: `Somebody signed in with one of your recovery codes. ${news.left} are left.`,
      };
  }
};

/** To a person whose second factors changed. @see ASVS 6.3.7 */
export function toFactorEmail(
  news: FactorNews,
  { productName, address }: { productName: string; address: string },
): EmailTemplate {
  const { subject, text } = toNews(news, productName);
  return {
    subject,
    lead: [text, 'If you know about this, there is nothing to do.'],
    action: { label: 'Review my sign-in settings', address },
    close: ['If you do not, change your password immediately and write to us.'],
  };
}
