import type { WishlistItem } from '@drawbridge/contracts/learning';
import { isLabWish } from '@drawbridge/contracts/rules';
import { toLabHref } from './lab-paths.ts';
import { paths } from './paths.ts';

/** Returns the address that a favorite leads to. @see WISH-20, NAV-3 */
export const toWishHref = (item: WishlistItem): string =>
  isLabWish(item) ? toLabHref({ ...item, lab_id: item.sk }) : paths.courseIntro(item.sk);
