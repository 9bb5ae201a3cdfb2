import { perSession, perUse } from '../base/define-store.ts';

/** The audit trail and the catalogue. */
export const KERNEL_STORES = {
  catalogue: perSession(
    () => import('./catalogue.ts'),
    ({ createCatalogueStore }) => createCatalogueStore,
  ),
  audit: perUse(
    () => import('./audit.ts'),
    ({ createAuditStore }) => createAuditStore,
  ),
};
