import { Button, EmptyState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { t } from '../messages.ts';

interface SignInPromptProps {
  /** Where the sign-in leads. */
  to: string;
  course_id?: string;
  lab_id?: string;
}

/** In place of what needs to know the visitor. @see EMB-19 */
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
