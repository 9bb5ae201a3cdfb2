import type { CourseCard } from '@drawbridge/contracts';
import { IconButton, iconHeart, iconHeartFilled } from '@drawbridge/ui';
import { useEffect } from 'react';
import { format, useStore, withLoading } from '../provider/index.ts';
import { messages } from './messages.ts';

export interface WishlistButtonProps {
  course: Pick<CourseCard, '_key' | 'event_name'> & Partial<CourseCard>;
  size?: 'sm' | 'md';
  /** The server has taken the change. @see EMB-7 */
  onChanged?: (isFavorite: boolean) => void;
}

/** The heart of a course: adds it to the favorites or removes it, immediately. @see WISH-13, CARD-13 */
export const WishlistButton = withLoading(LoadedButton, WaitingButton, WaitingButton);

function LoadedButton(props: WishlistButtonProps) {
  const { course, onChanged } = props;
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
    <Heart
      {...props}
      isFavorite={favorites.value.has(course._key)}
      // Until the favorites are known, a press could not tell adding from removing.
      {...(content.value.state !== 'loading' && { onPress: () => void toggle() })}
    />
  );
}

function WaitingButton(props: WishlistButtonProps) {
  return <Heart {...props} isFavorite={false} />;
}

interface HeartProps extends WishlistButtonProps {
  isFavorite: boolean;
  onPress?: () => void;
}

function Heart({ course, size = 'md', isFavorite, onPress }: HeartProps) {
  return (
    <IconButton
      icon={isFavorite ? iconHeartFilled : iconHeart}
      label={format(isFavorite ? messages.remove.text : messages.add.text, { title: course.event_name })}
      pressed={isFavorite}
      tone="quiet"
      size={size}
      disabled={onPress === undefined}
      onClick={onPress}
    />
  );
}
