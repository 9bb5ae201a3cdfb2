import { toEnvironment } from '@drawbridge/contracts';
import { ConnectedRecommendationDialog } from '@drawbridge/widgets/identity/preferences';
import { EnrollDialog } from '@drawbridge/widgets/identity/second-factor';
import { VerificationDialog } from '@drawbridge/widgets/identity/verification';
import { ConnectedReviewDialog } from '@drawbridge/widgets/learning/review';
import { useSignals } from '@preact/signals-react/runtime';
import { usePortal } from '../base/portal.ts';
import { ShellPalette, type ShellPaletteProps } from './ShellPalette.tsx';
import type { ShellDialog } from './shell-dialog.ts';
import { useFirstVisit } from './use-first-visit.ts';
import { useLogout } from './use-logout.ts';

interface ShellDialogsProps extends Omit<ShellPaletteProps, 'onClose'> {
  dialog: ShellDialog | undefined;
  /** The address must be confirmed, or a second factor set up, before anything else. */
  isForced: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** The dialogs over any page: the recommendation form of a first visit, and those that the user opens. */
export function ShellDialogs(props: ShellDialogsProps) {
  const { dialog, isForced, sections, searchPages, theme, onClose, onConfirmed } = props;
  useSignals();
  const { settings, drawbridge } = usePortal();
  const { session } = drawbridge;
  const logOut = useLogout();
  const form = useFirstVisit(!isForced);
  const user = session.user.value;
  if (!user) return null;
  if (dialog === 'palette')
    return <ShellPalette sections={sections} searchPages={searchPages} theme={theme} onClose={onClose} />;
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
  if (dialog === 'enroll')
    return (
      <EnrollDialog
        productName={settings.productName}
        onLogout={() => void logOut()}
        // What the server refused until now is read again.
        onDone={() => location.reload()}
      />
    );
  if (dialog === 'review')
    return (
      <ConnectedReviewDialog
        formUrl={settings.reviewFormUrl}
        formSignal={settings.reviewFormSignal}
        hasPicture={toEnvironment(location.hostname) === 'production'}
        onClose={onClose}
      />
    );
  return form.isOpen ? (
    <ConnectedRecommendationDialog
      onClose={form.close}
      onSaved={form.onSaved}
      onSubmitted={form.onSubmitted}
    />
  ) : null;
}
