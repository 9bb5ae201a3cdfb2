import { Button, Dialog, type DialogProps, Stack } from '@drawbridge/ui';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import * as styles from './confirm.css.ts';
import { t } from './messages.ts';

export interface FormDialogProps extends Pick<DialogProps, 'onClose'> {
  title: string;
  text?: string | undefined;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  /** True if nothing is changed before the end, so that the dialog may be closed during sending. */
  mayCloseBusy?: boolean;
  canSubmit?: boolean;
  /** Why the change was refused as a whole. */
  fault: string | undefined;
  /** Focuses Cancel first: the form has no field. */
  startsAtCancel?: boolean;
  onSubmit: () => void;
  children?: ReactNode;
}

/** A form in a dialog. It cannot be closed while it is being sent. */
export function FormDialog({
  title,
  text,
  submitLabel,
  tone = 'primary',
  isBusy,
  mayCloseBusy = false,
  canSubmit = true,
  fault,
  startsAtCancel = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const isLocked = isBusy && !mayCloseBusy;
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      dismissible={!isLocked}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus={startsAtCancel || undefined} onClick={onClose} disabled={isLocked}>
            {t('cancel')}
          </Button>
          <Button tone={tone} type="submit" form={formId} loading={isBusy} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {children}
          {fault && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
