import { lazy, Suspense, useState } from 'react';
import { OpenPage } from '../../../layouts/OpenPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useTitle } from '../../../router/use-title.ts';

const TITLE = 'Shared replay';

/** A chunk of its own: the other pages of its module have no player. */
const SharedReplayPage = lazy(async () => ({
  default: (await import('@drawbridge/widgets/practice/replay')).SharedReplayPage,
}));

/** A replay of an attack that somebody shared; no account is needed. */
export function SharedReplayScreen() {
  const { token = '' } = useRouteValues();
  const [title, setTitle] = useState(TITLE);
  useTitle(title);
  return (
    <OpenPage>
      <Suspense>
        <SharedReplayPage key={token} token={token} startHref={paths.login} onTitle={setTitle} />
      </Suspense>
    </OpenPage>
  );
}
