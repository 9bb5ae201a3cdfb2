import type { CompanyId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { makeVisitorKey, toEnding, toHash } from '../../integration/partners/index.ts';
import { partner, partnerSecret } from '../../integration/partners/partners.table.ts';

/**
 * The example partner site (port 8091) and the example React host (8092) need no set-up. Everybody knows the keys:
 * production has no demo. @see DEMO-1
 */
export const DEMO_PARTNER = {
  name: 'Partner site',
  origins: [
    'http://localhost:8091',
    'http://127.0.0.1:8091',
    'http://localhost:8092',
    'http://127.0.0.1:8092',
  ],
  publishableKey: 'dbpk_demo_partner_site_000000',
  secretKey: 'dbsk_demo_partner_site_00000000000000000000000',
} as const;

/** Loads the partner of the example site where it is missing; one that was changed or deleted stays so. */
export async function loadDemoPartner(
  tx: Tx,
  deps: { companyId: CompanyId; toId(name: string): string; secret: Secret; now: Date },
): Promise<void> {
  const { companyId, toId, secret, now } = deps;
  const id = toId('partner:site');
  const made = await tx
    .insert(partner)
    .values({
      id,
      companyId,
      name: DEMO_PARTNER.name,
      allowedOrigins: [...DEMO_PARTNER.origins],
      publishableKey: DEMO_PARTNER.publishableKey,
      encryptedVisitorKey: secret.encrypt(makeVisitorKey()),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: partner.id });
  if (made.length === 0) return;
  const { secretKey } = DEMO_PARTNER;
  await tx.insert(partnerSecret).values({
    id: toId('partner-secret:site'),
    partnerId: id,
    keyHash: toHash(secretKey),
    ending: toEnding(secretKey),
    createdAt: now,
  });
}
