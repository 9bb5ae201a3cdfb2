import { Button, Callout, ProgressBar } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import type { ReactNode } from 'react';
import * as styles from './job.css.ts';
import { t } from './messages.ts';

/** Progress of a long job. */
export type Job =
  | { state: 'waiting' }
  | { state: 'running'; done: number; all: number }
  | { state: 'done' }
  /** `text`: why it stopped. */
  | { state: 'failed'; text: string };

export interface JobProgressProps {
  /** What the job does, such as importing a file. */
  label: string;
  job: Job;
  /** Stops the job. Absent: it cannot be stopped. */
  onCancel?: () => void;
  /** Starts it again after it stopped. */
  onRetry?: () => void;
  /** Result of the job, such as a file to download or a list of refused rows. */
  children?: ReactNode;
}

/** The progress of a job that takes longer than a page should wait. Steps are shown; only the end is announced. */
export function JobProgress({ label, job, onCancel, onRetry, children }: JobProgressProps) {
  const isOpen = job.state === 'waiting' || job.state === 'running';
  return (
    <section aria-label={label} aria-busy={isOpen} className={styles.job}>
      <div className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        <div className={styles.buttons}>
          {isOpen && onCancel && (
            <Button size="sm" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          {job.state === 'failed' && onRetry && (
            <Button size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <>
          <ProgressBar label={label} value={toPercent(job)} />
          <p className={styles.line}>
            {job.state === 'running'
              ? t('steps', { done: toFigure(job.done), all: toFigure(job.all) })
              : t('waiting')}
          </p>
        </>
      )}
      <div role="status">
        {job.state === 'done' && <Callout tone="pass">{t('done')}</Callout>}
        {job.state === 'failed' && (
          <Callout tone="fail" title={t('failed')}>
            {job.text}
          </Callout>
        )}
      </div>
      {children}
    </section>
  );
}

function toPercent(job: Job): number {
  return job.state === 'running' && job.all > 0 ? (job.done / job.all) * 100 : 0;
}
