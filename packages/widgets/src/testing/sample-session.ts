import { createSafeStorage, type SafeStorage } from '@drawbridge/client';

const toToken = (payload: object) => `head.${btoa(JSON.stringify(payload))}.signature`;

/** Storage of a page that somebody of a company is signed in to. */
export function createCompanyStorage({ isAdmin = false } = {}): SafeStorage {
  const storage = createSafeStorage(() => {
    throw new Error('stories store nothing in the browser');
  });
  storage.set('token', toToken({ 'custom:company_id': 'acme' }));
  if (isAdmin) storage.set('is_admin', 'true');
  return storage;
}
