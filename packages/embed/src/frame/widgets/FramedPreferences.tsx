import { DialogsInPlace, EmptyState } from '@drawbridge/ui';
import { ConnectedRecommendationDialog } from '@drawbridge/widgets/identity/preferences';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The recommendation form; the host has put the frame into a dialog. The reply of its call tells the host. */
export function FramedPreferences() {
  useSignals();
  const { session, host } = useFramePage();
  const [isSent, setIsSent] = useState(false);
  if (session.state.value !== 'open') return <SignInPrompt to={addresses.courses()} />;
  if (isSent) return <EmptyState title={t('thanks')} message={t('thanksText')} />;
  return (
    <DialogsInPlace>
      <ConnectedRecommendationDialog onSubmitted={() => setIsSent(true)} onClose={host.tellEscape} />
    </DialogsInPlace>
  );
}
