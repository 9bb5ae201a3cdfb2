import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { RecentLab } from '@drawbridge/contracts/recognition';
import { Badge, iconCheck } from '@drawbridge/ui';
import { useEffect } from 'react';
import { format, useStore, withLoading } from '../../provider/index.ts';
import { toDay } from '../activity-list/ActivityList.tsx';
import { Row, toTopic } from '../activity-list/Row.tsx';
import { messages } from './messages.ts';
import { RecentRows } from './RecentRows.tsx';

export interface RecentLabsProps {
  labs: Loadable<readonly RecentLab[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  toHref: (lab: RecentLab) => string;
}

/** Lists the labs, challenges and playgrounds that somebody opened last. It fetches nothing. @see PROF-10 */
export function RecentLabs({ labs, onRetry, toHref }: RecentLabsProps) {
  return (
    <RecentRows
      rows={labs}
      failedTitle={messages.labsFailed.text}
      nothing={{ title: messages.noLab.text, text: messages.noLabText.text }}
      onRetry={onRetry}
      renderRow={(lab) => (
        <Row
          key={lab.lab_id}
          id={lab.lab_id}
          topic={toTopic(lab.owasp)}
          title={lab.title}
          href={toHref(lab)}
          facts={[
            messages[lab.type].text,
            format(messages.opened.text, { day: toDay(lab.opened_at) }),
            // A playground has no end.
            ...(lab.type === 'playground' ? [] : [<State key="state" passed={lab.passed} />]),
          ]}
        />
      )}
    />
  );
}

function State({ passed }: Pick<RecentLab, 'passed'>) {
  return passed ? (
    <Badge tone="pass" icon={iconCheck}>
      {messages.passed.text}
    </Badge>
  ) : (
    <Badge tone="primary">{messages.open.text}</Badge>
  );
}

export type ConnectedRecentLabsProps = Pick<RecentLabsProps, 'toHref'>;

/** Lists the learner's own. @see PROF-10, CALL-26 */
export const ConnectedRecentLabs = withLoading(LoadedLabs, (props: ConnectedRecentLabsProps) => (
  <RecentLabs {...props} labs={{ state: 'loading' }} />
));

function LoadedLabs(props: ConnectedRecentLabsProps) {
  const store = useStore('recent');
  useEffect(() => void store.loadLabs(), [store]);
  return <RecentLabs {...props} labs={store.labs.value} onRetry={() => void store.loadLabs()} />;
}
