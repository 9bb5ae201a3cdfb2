import type { LaunchSession } from '@drawbridge/contracts';
import { ContentPicker } from '@drawbridge/widgets/integration/content-picker';
import { ConnectedLabDetail } from '@drawbridge/widgets/lab';

/** Where an instructor picks labs and courses for the platform, and tries the labs. @see LTI-18 */
export function LaunchContentPicker({ session }: { session: LaunchSession }) {
  return (
    <ContentPicker
      takes={session.deep_linking}
      platform={session.platform.name}
      courseTitle={session.context_title}
      renderLab={(labId, onBack) => <ConnectedLabDetail labId={labId} onExit={onBack} />}
    />
  );
}
