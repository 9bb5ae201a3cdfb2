import type { EmailTemplate } from '../../../platform/mail/email-template.ts';

/** To the person for whom programs can act from now on. @see ASVS 6.3.7 */
export function toNewTokenEmail(news: {
  productName: string;
  name: string;
  isByAdmin: boolean;
  tokensAddress: string;
}): EmailTemplate {
  const { productName, name, isByAdmin, tokensAddress } = news;
  return {
    subject: `New token for your account at ${productName}`,
    lead: [
      isByAdmin
        ? `An administrator of your company made the token “${name}” for your account. Whoever has it can read what you see in your courses and labs.`
        : `The token “${name}” was made for your account. Whoever has it can use your courses and labs as you, as far as the token allows.`,
      'If you expected this, there is nothing to do.',
    ],
    action: { label: 'Review my tokens', address: tokensAddress },
    close: ['If you did not, revoke it there and change your password, which ends all tokens.'],
  };
}
