import { Button, EmptyState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';

interface SignInPromptProps {
  /** Page to continue to after the sign-in. */
  to: string;
  course_id?: string;
  lab_id?: string;
}

/** Shown in place of content that needs a known visitor. @see EMB-19 */
export function SignInPrompt({ to, ...subject }: SignInPromptProps) {
  useSignals();
  const { session, openPage } = useFramePage();
  const wasRefused = session.state.value === 'refused';
  return (
    <EmptyState
      title={t(wasRefused ? 'refusedTitle' : 'signInTitle')}
      message={t(wasRefused ? 'refusedText' : 'signInText')}
      actions={
        <Button tone="primary" onClick={() => void openPage({ url: addresses.signIn(to), ...subject })}>
          {t('signIn')}
        </Button>
      }
    />
  );
}
