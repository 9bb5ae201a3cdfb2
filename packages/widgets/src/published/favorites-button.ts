import { ConnectedWishlistButton as ConnectedHeart } from '../wishlist/ConnectedWishlistButton.tsx';
import { WishlistButton as Heart } from '../wishlist/WishlistButton.tsx';
import { asWidget } from './as-widget.tsx';

export type { ConnectedWishlistButtonProps } from '../wishlist/ConnectedWishlistButton.tsx';
export type { WishlistButtonProps } from '../wishlist/WishlistButton.tsx';
export const ConnectedWishlistButton = asWidget(ConnectedHeart);
export const WishlistButton = asWidget(Heart);
