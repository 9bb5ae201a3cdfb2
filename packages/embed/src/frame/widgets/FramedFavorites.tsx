import { PORTAL_PAGES } from '@drawbridge/contracts';
import { Favorites } from '@drawbridge/widgets/learning/favorites';
import { useSignals } from '@preact/signals-react/runtime';
import { addresses } from '../addresses.ts';
import { useFramePage } from '../frame-context.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The visitor's favorites. */
export function FramedFavorites() {
  useSignals();
  const { session, openPage } = useFramePage();
  if (session.state.value !== 'open')
    return <SignInPrompt to={new URL(PORTAL_PAGES.favorite, location.origin).href} />;
  return (
    <Favorites
      onOpenCourse={(course_id) => void openPage({ url: addresses.course(course_id), course_id })}
      onOpenLab={(lab_id) => void openPage({ url: addresses.lab(lab_id), lab_id })}
      onBrowse={() => void openPage({ url: addresses.courses() })}
    />
  );
}
