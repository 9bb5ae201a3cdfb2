export type { WishlistModule } from './wishlist.module.ts';
export { createWishlist } from './wishlist.module.ts';
