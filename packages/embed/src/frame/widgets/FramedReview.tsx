import { DialogsInPlace, EmptyState } from '@drawbridge/ui';
import { ConnectedReviewDialog } from '@drawbridge/widgets/learning/review';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The review form; the host has put the frame into a dialog. */
export function FramedReview() {
  useSignals();
  const { session, host, settings } = useFramePage();
  const [isClosed, setIsClosed] = useState(false);
  if (session.state.value !== 'open') return <SignInPrompt to={addresses.courses()} />;
  if (isClosed) return <EmptyState title={t('reviewClosed')} />;
  function close() {
    setIsClosed(true);
    host.tell('reviewClosed', {});
  }
  return (
    <DialogsInPlace>
      <ConnectedReviewDialog
        formUrl={settings.reviewFormUrl}
        formSignal={settings.reviewFormSignal}
        onClose={close}
      />
    </DialogsInPlace>
  );
}
