import { secondFactor } from './modules/identity/second-factor/second-factor.table.ts';
import { identityProvider, providerDraft } from './modules/identity/sso/sso.table.ts';
import { ltiSession } from './modules/integration/lti/lti.table.ts';
import { partner } from './modules/integration/partners/partners.table.ts';
import { signingKey } from './modules/kernel/keys/keys.table.ts';
import { mail } from './platform/mail/mail.table.ts';
import type { EncryptedColumn } from './platform/secret/renew-encrypted.jobs.ts';

/** Everything that is stored encrypted. A test compares it with the tables: their fields are named `encrypted…`. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: signingKey, id: signingKey.kid, field: 'encryptedPrivateJwk' },
  { table: identityProvider, id: identityProvider.id, field: 'encryptedSecret' },
  { table: providerDraft, id: providerDraft.providerId, field: 'encryptedSecret' },
  { table: secondFactor, id: secondFactor.id, field: 'encryptedSecret' },
  { table: ltiSession, id: ltiSession.id, field: 'encryptedReturnUrl' },
  { table: ltiSession, id: ltiSession.id, field: 'encryptedDeepLinking' },
  { table: partner, id: partner.id, field: 'encryptedVisitorKey' },
  { table: mail, id: mail.id, field: 'encrypted' },
];
