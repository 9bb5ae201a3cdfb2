import { PublicProfile } from '@drawbridge/widgets/recognition/public-profile';
import { useState } from 'react';
import { OpenPage } from '../../../layouts/OpenPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useTitle } from '../../../router/use-title.ts';

const TITLE = 'Public profile';

/** @see ROUTE-20 */
export function PublicProfileScreen() {
  const { id = '' } = useRouteValues();
  const [known, setKnown] = useState<{ id: string; name: string }>();
  useTitle(known?.id === id ? known.name : TITLE);
  return (
    <OpenPage>
      <PublicProfile
        key={id}
        userId={id}
        address={`${location.origin}${paths.publicProfile(id)}`}
        boardHref={paths.hallOfFame}
        toBadgeHref={paths.badge}
        onName={(name) =>
          setKnown((before) => (before?.id === id && before.name === name ? before : { id, name }))
        }
      />
    </OpenPage>
  );
}
