import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { RecentLab } from '@drawbridge/contracts/recognition';
import { Badge, iconCheck } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { toDay } from '../activity-list/ActivityList.tsx';
import { Row, toTopic } from '../activity-list/Row.tsx';
import { t } from './messages.ts';
import { RecentRows } from './RecentRows.tsx';

export interface RecentLabsProps {
  labs: Loadable<readonly RecentLab[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  toHref: (lab: RecentLab) => string;
  /** True where a list beside it has those that are passed. */
  isOpenOnly?: boolean;
}

/** Lists the labs, challenges and playgrounds that somebody opened last. It fetches nothing. @see PROF-10 */
export function RecentLabs({ labs, onRetry, toHref, isOpenOnly = false }: RecentLabsProps) {
  const rows =
    isOpenOnly && labs.state === 'ready'
      ? { ...labs, value: labs.value.filter(({ passed }) => !passed) }
      : labs;
  return (
    <RecentRows
      rows={rows}
      failedTitle={t('labsFailed')}
      nothing={{
        title: t(isOpenOnly ? 'noOpenLab' : 'noLab'),
        text: t(isOpenOnly ? 'noOpenLabText' : 'noLabText'),
      }}
      onRetry={onRetry}
      renderRow={(lab) => (
        <Row
          key={lab.lab_id}
          id={lab.lab_id}
          topic={toTopic(lab.owasp)}
          title={lab.title}
          href={toHref(lab)}
          facts={[
            t(lab.type),
            t('opened', { day: toDay(lab.opened_at) }),
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
      {t('passed')}
    </Badge>
  ) : (
    <Badge tone="primary">{t('open')}</Badge>
  );
}

export type ConnectedRecentLabsProps = Pick<RecentLabsProps, 'toHref' | 'isOpenOnly'>;

/** Lists the learner's own. @see PROF-10, CALL-26 */
export const ConnectedRecentLabs = withLoading(LoadedLabs, (props: ConnectedRecentLabsProps) => (
  <RecentLabs {...props} labs={{ state: 'loading' }} />
));

function LoadedLabs(props: ConnectedRecentLabsProps) {
  const store = useStore('recent');
  useEffect(() => void store.loadLabs(), [store]);
  return <RecentLabs {...props} labs={store.labs.value} onRetry={() => void store.loadLabs()} />;
}
