export { Favorites, type FavoritesProps } from './Favorites.tsx';
export { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';
