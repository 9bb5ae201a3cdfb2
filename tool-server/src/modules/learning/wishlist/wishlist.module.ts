import type { PersonId } from '@drawbridge/contracts';
import type { ServerModule } from '../../../module.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { toWishlistRoutes } from './wishlist.routes.ts';
import { createWishlistService, type WishlistDeps } from './wishlist.service.ts';
import { copyWishes } from './wishlist.store.ts';

export interface WishlistModule extends ServerModule {
  /** Adds the favorites of one person to those of another. */
  copyWishes(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
}

export function createWishlist(deps: WishlistDeps): WishlistModule {
  return { routes: toWishlistRoutes(createWishlistService(deps)), copyWishes };
}
