import { SharedReplayPage } from '@drawbridge/widgets/replay';
import { useState } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../router/paths.ts';
import { useTitle } from '../../shell/use-title.ts';
import { OpenPage } from '../public-profile/OpenPage.tsx';

const TITLE = 'Shared replay';

/** A replay of an attack that somebody shared; no account is needed. */
export function SharedReplayScreen() {
  const { token = '' } = useParams();
  const [title, setTitle] = useState(TITLE);
  useTitle(title);
  return (
    <OpenPage>
      <SharedReplayPage key={token} token={token} startHref={paths.login} onTitle={setTitle} />
    </OpenPage>
  );
}
