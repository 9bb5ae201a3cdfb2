import { Favorites } from '@drawbridge/widgets/learning/favorites';
import { paths } from '../../../router/paths.ts';
import { toWishHref } from '../../../router/to-wish-href.ts';
import { useNavigate } from '../../../router/use-navigate.ts';

/** The favorites, as on their own page. @see PROF-1, WISH-20 */
export function WishlistSection() {
  const navigate = useNavigate();
  return <Favorites toHref={toWishHref} onBrowse={() => navigate(paths.courses)} />;
}
