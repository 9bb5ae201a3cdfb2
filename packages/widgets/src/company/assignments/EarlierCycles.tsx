import type { AssignmentCycle, AssignmentDetail } from '@drawbridge/contracts/company';
import { Button, Card, iconDownload, Stack } from '@drawbridge/ui';
import { toDateText } from './assignment-words.ts';
import * as styles from './assignments.css.ts';
import { t } from './messages.ts';

interface EarlierCyclesProps {
  assignment: Pick<AssignmentDetail, 'cycles'>;
  onDownload: (cycle: number) => void;
  isClaiming?: boolean;
}

/** Past cycles of an assignment that repeats; each has its own record and certificate. */
export function EarlierCycles({ assignment, onDownload, isClaiming = false }: EarlierCyclesProps) {
  const earlier = assignment.cycles.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap="3">
        <h2 className={styles.small}>{t('earlier')}</h2>
        <ul className={styles.items}>
          {earlier.map((one) => (
            <li key={one.cycle} className={styles.cycle}>
              <span>{toText(one)}</span>
              {one.finished_at !== undefined && one.certificate?.state !== 'revoked' && (
                <Button
                  size="sm"
                  icon={iconDownload}
                  loading={isClaiming}
                  aria-label={t('certificateOf', { date: toDateText(one.finished_at) })}
                  onClick={() => onDownload(one.cycle)}
                >
                  {t('download')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

const toText = ({ state, due_at, finished_at }: AssignmentCycle) =>
  finished_at === undefined
    ? t('earlierDue', { state: t(state), date: toDateText(due_at) })
    : t('finishedOn', { date: toDateText(finished_at) });
