import type { ServerModule } from '../../module.ts';
import { toWishlistRoutes } from './wishlist.routes.ts';
import { createWishlistService, type WishlistDeps } from './wishlist.service.ts';

export function createWishlist(deps: WishlistDeps): ServerModule {
  return { routes: toWishlistRoutes(createWishlistService(deps)) };
}
