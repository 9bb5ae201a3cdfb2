import { ContentPicker } from '@drawbridge/widgets/integration/content-picker';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';
import { useLaunched } from '../../../launch/launched.ts';

/** Where an instructor picks labs and courses for the platform, and tries the labs. @see LTI-18 */
export function LaunchContentPicker() {
  const { session } = useLaunched();
  return (
    <ContentPicker
      takes={session.deep_linking}
      platform={session.platform.name}
      courseTitle={session.context_title}
      renderLab={(labId, onBack) => <ConnectedLabDetail labId={labId} onExit={onBack} />}
    />
  );
}
