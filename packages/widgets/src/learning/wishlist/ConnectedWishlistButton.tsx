import type { Wishable } from '@drawbridge/contracts/learning';
import { withLoading } from '../../provider/index.ts';
import { useFavorite } from './use-favorite.ts';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';

export interface ConnectedWishlistButtonProps extends Pick<WishlistButtonProps, 'size'> {
  course: Wishable;
  /** Called when the server has stored the change. @see EMB-7 */
  onChanged?: (isFavorite: boolean) => void;
}

/** The heart of a course: adds the course to the favorites or removes it, immediately. @see WISH-13, CARD-13 */
export const ConnectedWishlistButton = withLoading(LoadedButton, WaitingButton, WaitingButton);

function LoadedButton({ onChanged, ...props }: ConnectedWishlistButtonProps) {
  const { isFavorite, toggle } = useFavorite(props.course, onChanged);
  return <WishlistButton {...props} isFavorite={isFavorite} onToggle={toggle && (() => void toggle())} />;
}

function WaitingButton(props: ConnectedWishlistButtonProps) {
  return <WishlistButton {...props} isFavorite={false} />;
}
