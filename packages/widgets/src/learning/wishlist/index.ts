export {
  ConnectedWishlistButton,
  type ConnectedWishlistButtonProps,
} from './ConnectedWishlistButton.tsx';
export { LabHeartAction } from './LabHeartAction.tsx';
export { renderLabHeart } from './lab-heart.tsx';
export { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';
