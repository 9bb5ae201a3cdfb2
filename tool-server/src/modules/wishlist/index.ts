export { toWishlistRoutes } from './wishlist.routes.ts';
export { createWishlistService } from './wishlist.service.ts';
