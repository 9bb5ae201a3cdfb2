import type { DeepLinking } from '@drawbridge/contracts/integration';
import { perSession, perUse, type StoreDeps } from '../base/define-store.ts';

/** Platforms, partners and their pages. */
export const INTEGRATION_STORES = {
  embedCatalogue: perSession(
    () => import('./embed-catalogue.ts'),
    ({ createEmbedCatalogueStore }) =>
      ({ client, logError }: StoreDeps, publishableKey: string) =>
        createEmbedCatalogueStore({ client, logError, publishableKey }),
  ),
  score: perSession(
    () => import('./score.ts'),
    ({ createScoreStore }) => createScoreStore,
  ),
  deepLinking: perSession(
    () => import('./deep-linking.ts'),
    ({ createDeepLinkingStore }) =>
      ({ client }: StoreDeps, takes: DeepLinking) =>
        createDeepLinkingStore({ client, takes }),
  ),
  linkedLearners: perUse(
    () => import('./account-link.ts'),
    ({ createLinkedLearnersStore }) => createLinkedLearnersStore,
  ),
  accountLink: perUse(
    () => import('./account-link.ts'),
    ({ createAccountLinkStore }) => createAccountLinkStore,
  ),
  partners: perUse(
    () => import('./partners.ts'),
    ({ createPartnersStore }) => createPartnersStore,
  ),
  platforms: perUse(
    () => import('./platforms.ts'),
    ({ createPlatformsStore }) => createPlatformsStore,
  ),
  platform: perUse(
    () => import('./platform.ts'),
    ({ createPlatformStore }) =>
      ({ client, logError }: StoreDeps, platformId: string) =>
        createPlatformStore({ client, platformId, logError }),
  ),
  contextProgress: perUse(
    () => import('./context-progress.ts'),
    ({ createContextProgressStore }) => createContextProgressStore,
  ),
};
