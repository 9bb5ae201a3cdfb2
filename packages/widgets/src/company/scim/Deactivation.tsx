import type {
  ScimConnectionStore,
  ScimDeactivation,
} from '@drawbridge/client/stores/company/scim/scim-connection';
import { Card, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { FactList } from '../../kit/detail/FactList.tsx';
import { type Job, JobProgress } from '../../kit/job/JobProgress.tsx';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

const LOOKS_EVERY_MS = 1_500;

interface DeactivationProps {
  store: ScimConnectionStore;
  deactivation: ScimDeactivation;
  toUser: (user: { email: string }) => string;
}

function toJob({ ended_at: endedAt, handled, users }: ScimDeactivation): Job {
  if (endedAt !== null) return { state: 'done' };
  return handled === 0 ? { state: 'waiting' } : { state: 'running', done: handled, all: users };
}

/** What becomes of the users of a directory after it was switched off: how many are left, and who stays and why. */
export function Deactivation({ store, deactivation, toUser }: DeactivationProps) {
  const { ended_at: endedAt, deactivated, users, handled, stayed } = deactivation;
  const isOpen = endedAt === null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void store.load(), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [store, isOpen]);
  const staying = stayed.is_owner + stayed.is_emergency + stayed.is_self;
  return (
    <Card as="section" aria-labelledby="scim-leaving">
      <div className={styles.part}>
        <h2 id="scim-leaving" className={styles.title}>
          {t('leaving')}
        </h2>
        <JobProgress label={t('leaving.job')} job={toJob(deactivation)}>
          {isOpen && <p className={styles.plain}>{t('leaving.leave')}</p>}
        </JobProgress>
        <FactList
          look="figures"
          label={t('leaving')}
          facts={[
            { term: t('leaving.done'), value: toFigure(deactivated) },
            isOpen && { term: t('leaving.left'), value: toFigure(Math.max(0, users - handled)) },
            { term: t('leaving.stay'), value: toFigure(staying) },
          ]}
        />
        {staying > 0 && <Staying deactivation={deactivation} count={staying} toUser={toUser} />}
      </div>
    </Card>
  );
}

interface StayingProps extends Pick<DeactivationProps, 'deactivation' | 'toUser'> {
  count: number;
}

function Staying({ deactivation: { staying }, count, toUser }: StayingProps) {
  const renderLink = useLinkRenderer();
  const more = count - staying.length;
  return (
    <div className={styles.block}>
      <h3 id="scim-staying" className={styles.smallTitle}>
        {t('leaving.stay')}
      </h3>
      <ul aria-labelledby="scim-staying" className={styles.lines}>
        {staying.map((user) => (
          <li key={user.user_id} className={styles.line}>
            <span className={styles.lineWords}>
              <span className={styles.strong}>{renderLink({ href: toUser(user), children: user.name })}</span>
              <span className={styles.side}>{user.email}</span>
            </span>
            <span className={styles.side}>{t(`leaving.${user.reason}`)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.side}>{t('leaving.more', { count: toFigure(more) })}</p>}
    </div>
  );
}
