import type { CourseCard } from '@drawbridge/contracts/learning';
import { IconButton, iconHeart, iconHeartFilled } from '@drawbridge/ui';
import { t } from './messages.ts';

export interface WishlistButtonProps {
  course: Pick<CourseCard, 'event_name'>;
  isFavorite: boolean;
  /**
   * The button is pressed. Without it the button is disabled: until the favorites are known, a press could not tell adding
   * from removing.
   */
  onToggle?: (() => void) | undefined;
  size?: 'sm' | 'md';
}

/**
 * The heart of a course: its name says what a press does. It fetches and changes nothing: `ConnectedWishlistButton` does.
 * @see CARD-13
 */
export function WishlistButton({ course, isFavorite, onToggle, size = 'md' }: WishlistButtonProps) {
  return (
    <IconButton
      icon={isFavorite ? iconHeartFilled : iconHeart}
      label={t(isFavorite ? 'remove' : 'add', { title: course.event_name })}
      pressed={isFavorite}
      tone="quiet"
      size={size}
      disabled={onToggle === undefined}
      onClick={onToggle}
    />
  );
}
