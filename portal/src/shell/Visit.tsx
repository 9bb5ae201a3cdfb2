import { toEnvironment } from '@drawbridge/contracts';
import { PreferenceDialog } from '@drawbridge/widgets/preferences';
import { ReviewDialog } from '@drawbridge/widgets/review';
import { VerificationDialog } from '@drawbridge/widgets/verification';
import { useSignals } from '@preact/signals-react/runtime';
import { useProgram } from '../program-context.tsx';
import { useFirstVisit } from './use-first-visit.ts';
import { useLogout } from './use-logout.ts';

/** A dialog of the shell. */
export type ShellDialog = 'review' | 'verify';

export interface VisitProps {
  dialog: ShellDialog | undefined;
  /** The address must be confirmed before anything else. */
  isForced: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** What a visit brings besides its pages: a greeting, the recommendation form, and the dialogs that are asked for. */
export function Visit({ dialog, isForced, onClose, onConfirmed }: VisitProps) {
  useSignals();
  const { settings, session } = useProgram();
  const logOut = useLogout();
  const form = useFirstVisit(!isForced);
  const user = session.user.value;
  if (!user) return null;
  if (dialog === 'verify')
    return (
      <VerificationDialog
        email={user.email}
        tokens={session.tokens}
        onLogout={() => void logOut()}
        onConfirmed={onConfirmed}
        {...(isForced ? {} : { onClose })}
      />
    );
  if (dialog === 'review')
    return (
      <ReviewDialog
        formUrl={settings.reviewFormUrl}
        hasPicture={toEnvironment(location.hostname) === 'production'}
        onClose={onClose}
      />
    );
  return form.isOpen ? <PreferenceDialog onClose={form.close} onSubmitted={form.settle} /> : null;
}
