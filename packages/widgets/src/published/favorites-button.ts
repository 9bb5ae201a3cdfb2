import { ConnectedWishlistButton as ConnectedHeart } from '../learning/wishlist/ConnectedWishlistButton.tsx';
import { WishlistButton as Heart } from '../learning/wishlist/WishlistButton.tsx';
import { asWidget } from './as-widget.tsx';

export type { ConnectedWishlistButtonProps } from '../learning/wishlist/ConnectedWishlistButton.tsx';
export type { WishlistButtonProps } from '../learning/wishlist/WishlistButton.tsx';
export const ConnectedWishlistButton = asWidget(ConnectedHeart);
export const WishlistButton = asWidget(Heart);
