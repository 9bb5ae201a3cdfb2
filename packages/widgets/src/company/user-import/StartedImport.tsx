import type { UserImport } from '@drawbridge/client/stores/company/users/user-import';
import { Button, Card, iconDownload, LinkButton } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { FactList } from '../../kit/detail/FactList.tsx';
import { type Job, JobProgress } from '../../kit/job/JobProgress.tsx';
import { useStore } from '../../provider/index.ts';
import { toCountFacts } from './import-words.ts';
import { t } from './messages.ts';
import { useSaveImportFile } from './use-save-import-file.ts';
import * as styles from './user-import.css.ts';

const LOOKS_EVERY_MS = 1_500;

interface StartedImportProps {
  shown: UserImport;
  usersHref: string;
  onAgain: () => void;
}

function toJob({ state, handled, rows }: UserImport): Job {
  if (state === 'done') return { state };
  if (state === 'running') return { state, done: handled, all: rows };
  if (state === 'failed')
    return { state, text: t('job.failed', { handled: toFigure(handled), all: toFigure(rows) }) };
  return { state: 'waiting' };
}

/** The progress of an import, then what was done. */
export function StartedImport({ shown, usersHref, onAgain }: StartedImportProps) {
  const { import_id: id, state, file_name: file } = shown;
  const store = useStore('userImport');
  const { act } = useAct();
  const isOpen = state === 'waiting' || state === 'running';
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void store.load(id), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [store, id, isOpen]);
  return (
    <Card as="section" aria-labelledby="import-result">
      <div className={styles.part}>
        <h2 id="import-result" className={styles.title}>
          {t('result')}
        </h2>
        <JobProgress
          label={t('job', { file })}
          job={toJob(shown)}
          onRetry={() => void act(() => store.start(id))}
        >
          {isOpen && <p className={styles.side}>{t('job.leave')}</p>}
        </JobProgress>
        <FactList look="figures" label={t('result')} facts={toCountFacts(shown.counts)} />
        {!isOpen && <Afterwards shown={shown} usersHref={usersHref} onAgain={onAgain} />}
      </div>
    </Card>
  );
}

function Afterwards({ shown, usersHref, onAgain }: StartedImportProps) {
  const store = useStore('userImport');
  const { isBusy, save } = useSaveImportFile();
  return (
    <div className={styles.buttons}>
      <LinkButton tone="primary" href={usersHref}>
        {t('result.users')}
      </LinkButton>
      <Button
        icon={iconDownload}
        loading={isBusy}
        onClick={() => void save(() => store.getResult(shown.import_id), t('result.saved'))}
      >
        {t('result.save')}
      </Button>
      <Button onClick={onAgain}>{t('result.again')}</Button>
    </div>
  );
}
