import type { CourseCard } from '@drawbridge/contracts/learning';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';

export interface ConnectedWishlistButtonProps extends Pick<WishlistButtonProps, 'size'> {
  course: Pick<CourseCard, '_key' | 'event_name'> & Partial<CourseCard>;
  /** Called when the server has stored the change. @see EMB-7 */
  onChanged?: (isFavorite: boolean) => void;
}

/** The heart of a course: adds the course to the favorites or removes it, immediately. @see WISH-13, CARD-13 */
export const ConnectedWishlistButton = withLoading(LoadedButton, WaitingButton, WaitingButton);

function LoadedButton({ onChanged, ...props }: ConnectedWishlistButtonProps) {
  const { course } = props;
  const wishlist = useStore('wishlist');
  const { content, favorites } = wishlist;
  useEffect(() => {
    if (content.peek().state === 'loading') void wishlist.load({ isSilent: true });
  }, [wishlist, content]);
  async function toggle() {
    const wasFavorite = favorites.peek().has(course._key);
    await wishlist.toggle(course);
    const isFavorite = favorites.peek().has(course._key);
    if (isFavorite !== wasFavorite) onChanged?.(isFavorite);
  }
  return (
    <WishlistButton
      {...props}
      isFavorite={favorites.value.has(course._key)}
      onToggle={content.value.state === 'loading' ? undefined : () => void toggle()}
    />
  );
}

function WaitingButton(props: ConnectedWishlistButtonProps) {
  return <WishlistButton {...props} isFavorite={false} />;
}
