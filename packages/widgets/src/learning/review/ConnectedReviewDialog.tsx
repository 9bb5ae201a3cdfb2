import { getReviewToken } from '@drawbridge/contracts/learning';
import { useDrawbridge } from '../../provider/index.ts';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';

export type ConnectedReviewDialogProps = Omit<ReviewDialogProps, 'loadToken'>;

/** The embedded review form, opened with a token of the learner. @see REV-1..REV-7, EMB-1, EMB-17 */
export function ConnectedReviewDialog(props: ConnectedReviewDialogProps) {
  const { call } = useDrawbridge();
  return (
    <ReviewDialog {...props} loadToken={(signal) => call(getReviewToken, {}, { background: true, signal })} />
  );
}
