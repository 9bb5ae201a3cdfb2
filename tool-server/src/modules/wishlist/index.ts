export { createWishlist } from './wishlist.module.ts';
