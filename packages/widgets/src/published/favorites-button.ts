import { WishlistButton as Heart } from '../wishlist/WishlistButton.tsx';
import { asWidget } from './as-widget.tsx';

export type { WishlistButtonProps } from '../wishlist/WishlistButton.tsx';
export const WishlistButton = asWidget(Heart);
