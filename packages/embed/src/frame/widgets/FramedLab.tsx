import { createGuestDrawbridge } from '@drawbridge/client';
import { GUEST_LABS } from '@drawbridge/contracts/practice';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';
import { GuestLab } from '@drawbridge/widgets/practice/guest';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { giveGuestToOpened } from '../give-guest.ts';
import { createReplyEvents } from '../reply-events.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** A lab for the visitor, or for a guest if it is open to guests. It adapts to any height. */
export function FramedLab() {
  useSignals();
  const { settings, session } = useFramePage();
  const labId = settings.lab ?? '';
  if (session.state.value === 'open') return <ConnectedLabDetail labId={labId} canShare={false} />;
  if (session.state.value === 'anonymous' && GUEST_LABS.includes(labId)) return <Guest />;
  return <SignInPrompt to={addresses.lab(labId)} lab_id={labId} />;
}

/** A visitor without an account: a separate session, whose work can be moved to an account. */
function Guest() {
  const page = useFramePage();
  const { guest, drawbridge } = useMemo(
    () =>
      createGuestDrawbridge(page.drawbridge, {
        bases: page.settings.bases,
        onReply: createReplyEvents(page.host.tell),
      }),
    [page],
  );
  useEffect(() => giveGuestToOpened(page.drawbridge.storage), [page]);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <GuestLab
        guest={guest}
        signUpHref={addresses.signUpAsGuest()}
        signInHref={addresses.signInAsGuest(addresses.lab(page.settings.lab ?? ''))}
      />
    </DrawbridgeProvider>
  );
}
