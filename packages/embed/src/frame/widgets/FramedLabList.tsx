import { PORTAL_PAGES } from '@drawbridge/contracts';
import { ConnectedLabList } from '@drawbridge/widgets/lab';
import { useSignals } from '@preact/signals-react/runtime';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The visitor's labs. The host decides where one opens. */
export function FramedLabList() {
  useSignals();
  const { session, openPage } = useFramePage();
  if (session.state.value !== 'open')
    return <SignInPrompt to={new URL(PORTAL_PAGES.labs, location.origin).href} />;
  return <ConnectedLabList onOpenLab={(lab_id) => void openPage({ url: addresses.lab(lab_id), lab_id })} />;
}
