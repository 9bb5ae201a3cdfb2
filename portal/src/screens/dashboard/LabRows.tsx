import { ConnectedLabRow } from '@drawbridge/widgets/lab';
import { paths } from '../../router/paths.ts';
import { messages } from './messages.ts';

/** What to try for half an hour, and for ten minutes. @see DASH-12, DASH-14 */
export const LabRows = () => (
  <>
    <ConnectedLabRow
      type="lab"
      title={messages.labs.text}
      toHref={({ lab_id }) => paths.lab(lab_id)}
      listHref={paths.labs}
    />
    <ConnectedLabRow
      type="challenge"
      title={messages.challenges.text}
      toHref={({ lab_id }) => paths.challenge(lab_id)}
      listHref={paths.challenges}
      emptyTitle={messages.noChallenges.text}
    />
  </>
);
