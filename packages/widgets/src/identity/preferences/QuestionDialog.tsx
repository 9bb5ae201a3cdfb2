import { Dialog, Skeleton } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import * as styles from './preferences.css.ts';

interface QuestionDialogProps {
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** The dialog around the questions, or around what replaces them. */
export function QuestionDialog({ onClose, footer, children }: QuestionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('description')}
      className={styles.dialog}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}

export function LoadingQuestions() {
  return (
    <div role="status" aria-label={t('loading')} className={styles.waiting}>
      <Skeleton shape="block" height={88} />
      <Skeleton shape="block" height={88} />
    </div>
  );
}
