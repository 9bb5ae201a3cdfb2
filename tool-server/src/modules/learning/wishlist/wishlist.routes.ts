import { addWish, listWishes, removeWish, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import type { Learner } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { WishlistService } from './wishlist.service.ts';

export function toWishlistRoutes(wishlist: WishlistService): Route<Learner>[] {
  return [
    serve(listWishes, ({ actor }: { actor: Learner }) => wishlist.list(actor.personId)),
    serve(addWish, async ({ input, actor }) => {
      const paths = [
        ...(input.dir_path ? [input.dir_path] : []),
        ...(input.category ?? []).map(({ sk }) => sk),
      ];
      return answer(await wishlist.add(actor.personId, input.event_id, paths), WISHLIST_TEXTS.added);
    }),
    serve(removeWish, async ({ input, actor }) =>
      answer(await wishlist.remove(actor.personId, input.event_id, input.dir_path), WISHLIST_TEXTS.removed),
    ),
  ];
}
