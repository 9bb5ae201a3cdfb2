export {
  ConnectedWishlistButton,
  type ConnectedWishlistButtonProps,
} from './ConnectedWishlistButton.tsx';
export { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';
