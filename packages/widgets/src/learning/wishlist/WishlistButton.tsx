import type { CourseCard } from '@drawbridge/contracts/learning';
import { IconButton, iconHeart, iconHeartFilled } from '@drawbridge/ui';
import { t } from './messages.ts';

export interface WishlistButtonProps {
  course: Pick<CourseCard, 'event_name'>;
  isFavorite: boolean;
  /**
   * Called when the button is pressed. Without it, the button is disabled: while the favorites are unknown, a press
   * could mean adding or removing.
   */
  onToggle?: (() => void) | undefined;
  size?: 'sm' | 'md';
}

/**
 * The heart of a course. Its name says what a press does. It fetches and changes nothing. `ConnectedWishlistButton`
 * does both.
 * @see CARD-13
 */
export function WishlistButton({ course, isFavorite, onToggle, size = 'md' }: WishlistButtonProps) {
  return (
    <IconButton
      icon={isFavorite ? iconHeartFilled : iconHeart}
      label={t(isFavorite ? 'remove' : 'add', { title: course.event_name })}
      tone="quiet"
      size={size}
      disabled={onToggle === undefined}
      onClick={onToggle}
    />
  );
}
