import type { CourseCard } from '@drawbridge/contracts';
import { IconButton, iconHeart, iconHeartFilled } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { format, useDrawbridge } from '../provider/index.ts';
import { messages } from './messages.ts';

export interface WishlistButtonProps {
  course: Pick<CourseCard, '_key' | 'event_name'> & Partial<CourseCard>;
  size?: 'sm' | 'md';
}

/** The heart of a course: adds to favorites or removes, at once. @see WISH-13, CARD-13 */
export function WishlistButton({ course, size = 'md' }: WishlistButtonProps) {
  useSignals();
  const { wishlist } = useDrawbridge();
  const { content, favorites } = wishlist;
  useEffect(() => {
    if (content.peek().state === 'loading') void wishlist.load();
  }, [wishlist, content]);
  const isFavorite = favorites.value.has(course._key);
  const label = format(isFavorite ? messages.remove.text : messages.add.text, { title: course.event_name });
  return (
    <IconButton
      icon={isFavorite ? iconHeartFilled : iconHeart}
      label={label}
      pressed={isFavorite}
      tone="quiet"
      size={size}
      // Until the favorites are known, a press could not tell adding from removing.
      disabled={content.value.state === 'loading'}
      onClick={() => void wishlist.toggle(course)}
    />
  );
}
