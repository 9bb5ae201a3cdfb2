import { Badge, Button, Card } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './users.css.ts';

interface AskedPeopleProps {
  /** Another value after each change of the list of users, such as an invitation. */
  changes: unknown;
}

/** Addresses whose accounts outside of the company are asked to join; nothing while there are none. Closed at first. */
export const AskedPeople = withLoading(Loaded, () => null);

function Loaded({ changes }: AskedPeopleProps) {
  useSignals();
  const store = useStore('askedPeople');
  const { act } = useAct();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => void store.load(), [store, changes]);
  const { value: asked } = store.asked;
  if (asked.state === 'problem')
    return (
      <Card as="section" aria-label={t('asked')}>
        <LoadProblem
          compact
          title={t('asked.problem')}
          problem={asked.problem}
          onRetry={() => void store.load()}
        />
      </Card>
    );
  if (asked.state === 'loading' || asked.value.length === 0) return null;
  async function withdraw(id: string, email: string) {
    // The button goes with its row.
    if (await act(() => store.withdraw(id), t('asked.withdrawn', { email }))) summary.current?.focus();
  }
  return (
    <Card as="section" aria-labelledby="asked-to-join">
      <details>
        <summary ref={summary} className={styles.askedSummary}>
          <h2 id="asked-to-join" className={styles.askedTitle}>
            {t('asked')}
          </h2>
          <Badge>{asked.value.length}</Badge>
        </summary>
        <p className={styles.side}>{t('asked.about')}</p>
        <ul className={styles.plainList}>
          {asked.value.map(({ id, email, expires_at: at }) => (
            <li key={id} className={styles.assignment}>
              <div className={styles.between}>
                <span className={styles.lines}>
                  <span className={styles.name}>{email}</span>
                  <span className={styles.side}>{t('asked.until', { day: toDay(at) })}</span>
                </span>
                <Button
                  size="sm"
                  aria-label={t('asked.withdrawOf', { email })}
                  onClick={() => void withdraw(id, email)}
                >
                  {t('asked.withdraw')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
