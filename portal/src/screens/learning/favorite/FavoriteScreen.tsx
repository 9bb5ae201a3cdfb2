import { PageHeader, Stack } from '@drawbridge/ui';
import { Favorites } from '@drawbridge/widgets/learning/favorites';
import { paths } from '../../../router/paths.ts';
import { toWishHref } from '../../../router/to-wish-href.ts';
import { useNavigate } from '../../../router/use-navigate.ts';

/** The learner's favorites. @see WISH-20 */
export function FavoriteScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader
        title="Favorites"
        description="Courses and labs you marked with the heart, in lists of your own."
      />
      <Favorites toHref={toWishHref} onBrowse={() => navigate(paths.courses)} />
    </Stack>
  );
}
