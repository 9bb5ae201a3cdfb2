import type { LabCard } from '@drawbridge/contracts/practice';
import { toWishable } from '@drawbridge/contracts/rules';
import { iconHeart, iconHeartFilled } from '@drawbridge/ui';
import { useEffect } from 'react';
import type { HostAction } from '../../practice/lab/header/host-action.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { useFavorite } from './use-favorite.ts';

interface LabHeartActionProps {
  lab: LabCard;
  /** Called with the heart for the `hostActions` of the lab page, and without one when there is none any more. */
  onAction: (action: HostAction | undefined) => void;
}

/**
 * The heart of the page of a lab. It renders nothing: the header of the lab shows the button, and on a phone its menu.
 * So the code of the favorites is not part of the page, which does not wait for it.
 * @see WISH-13
 */
export const LabHeartAction = withLoading(LoadedAction, Nothing, Nothing);

function LoadedAction({ lab, onAction }: LabHeartActionProps) {
  const wishlist = useStore('wishlist');
  const { isFavorite, toggle } = useFavorite(toWishable(lab));
  const isKnown = toggle !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    onAction({
      id: 'favorite',
      label: t(isFavorite ? 'remove' : 'add', { title: lab.title }),
      icon: isFavorite ? iconHeartFilled : iconHeart,
      isIconOnly: true,
      onSelect: () => void wishlist.toggle(toWishable(lab)),
    });
    return () => onAction(undefined);
  }, [wishlist, lab, isKnown, isFavorite, onAction]);
  return null;
}

function Nothing() {
  return null;
}
