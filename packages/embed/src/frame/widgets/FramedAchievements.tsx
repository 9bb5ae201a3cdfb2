import { ConnectedAchievements } from '@drawbridge/widgets/achievements';
import { useSignals } from '@preact/signals-react/runtime';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** What the visitor has done so far. */
export function FramedAchievements() {
  useSignals();
  const { session, openPage } = useFramePage();
  if (session.state.value !== 'open') return <SignInPrompt to={addresses.achievements()} />;
  return <ConnectedAchievements onBrowse={() => void openPage({ url: addresses.courses() })} />;
}
