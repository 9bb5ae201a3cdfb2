import { ContentPicker } from '@drawbridge/widgets/integration/content-picker';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';
import { useLaunched } from '../../../launch/launched.ts';

/** Lets an instructor pick labs and courses for the platform, and try the labs. @see LTI-18 */
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
