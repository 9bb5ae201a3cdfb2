export {
  ConnectedWishlistButton,
  type ConnectedWishlistButtonProps,
} from './ConnectedWishlistButton.tsx';
export { Favorites, type FavoritesProps } from './Favorites.tsx';
export { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';
