import type { Wishable } from '@drawbridge/contracts/learning';
import { useEffect } from 'react';
import { useStore } from '../../provider/index.ts';

interface Favorite {
  isFavorite: boolean;
  /** Adds or removes it; resolves when the server has answered. Undefined while the favorites are unknown. */
  toggle: (() => Promise<void>) | undefined;
}

/** Whether something is among the learner's favorites, which are fetched once for every heart of a page. */
export function useFavorite(course: Wishable, onChanged?: (isFavorite: boolean) => void): Favorite {
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
  return {
    isFavorite: favorites.value.has(course._key),
    toggle: content.value.state === 'loading' ? undefined : toggle,
  };
}
