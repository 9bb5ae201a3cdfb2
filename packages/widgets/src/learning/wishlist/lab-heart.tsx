import type { LabCard } from '@drawbridge/contracts/practice';
import { toWishable } from '@drawbridge/contracts/rules';
import { ConnectedWishlistButton } from './ConnectedWishlistButton.tsx';

/** The heart of a lab, challenge or playground, for the `favorite` of its card. @see WISH-13 */
export const renderLabHeart = (lab: LabCard) => <ConnectedWishlistButton course={toWishable(lab)} />;
