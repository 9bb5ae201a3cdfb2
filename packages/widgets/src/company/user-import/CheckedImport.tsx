import type { UserImport } from '@drawbridge/client/stores/company/users/user-import';
import { Button, Callout, Card, iconUsers } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { FactList } from '../../kit/detail/FactList.tsx';
import { useStore } from '../../provider/index.ts';
import { BadLines, FirstLines } from './CheckTables.tsx';
import { toCountFacts } from './import-words.ts';
import { t } from './messages.ts';
import * as styles from './user-import.css.ts';

interface CheckedImportProps {
  shown: UserImport;
  isChecking: boolean;
  /** How the file is read: settings, or facts. */
  options: ReactNode;
  /** What is said about them. */
  optionsAbout: string;
  onAgain: () => void;
}

/** What a check found, before anything is changed. */
export function CheckedImport({ shown, isChecking, options, optionsAbout, onAgain }: CheckedImportProps) {
  const { file_name: file, rows, check } = shown;
  return (
    <>
      <Card as="section" aria-labelledby="import-check" aria-busy={isChecking}>
        <div className={styles.part}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id="import-check" className={styles.title}>
                {t('check')}
              </h2>
              <p className={styles.about}>
                {rows === 1
                  ? t('check.name.one', { file })
                  : t('check.name', { file, count: toFigure(rows) })}
              </p>
            </div>
            <Button onClick={onAgain}>{t('again')}</Button>
          </div>
          <FactList look="figures" label={t('check')} facts={toCountFacts(check.counts)} />
          <Start shown={shown} isChecking={isChecking} />
        </div>
      </Card>
      <BadLines check={check} />
      <Card as="section" aria-labelledby="import-options">
        <div className={styles.part}>
          <div className={styles.words}>
            <h2 id="import-options" className={styles.title}>
              {t('options')}
            </h2>
            <p className={styles.about}>{optionsAbout}</p>
          </div>
          {options}
          <FirstLines check={check} />
        </div>
      </Card>
    </>
  );
}

function Start({ shown, isChecking }: Pick<CheckedImportProps, 'shown' | 'isChecking'>) {
  const store = useStore('userImport');
  const { isBusy, act } = useAct();
  const { invite, ask, update } = shown.check.counts;
  const count = invite + ask + update;
  if (count === 0) return <Callout tone="warn">{t('start.nothing')}</Callout>;
  return (
    <div className={styles.submit}>
      <Button
        tone="primary"
        icon={iconUsers}
        loading={isBusy}
        disabled={isChecking}
        onClick={() => void act(() => store.start(shown.import_id))}
      >
        {count === 1 ? t('start.one') : t('start', { count: toFigure(count) })}
      </Button>
      <span className={styles.side}>
        {ask > 0 ? `${t('start.about')} ${t('start.asks')}` : t('start.about')}
      </span>
    </div>
  );
}
