import { Button, Dialog, TextField } from '@drawbridge/ui';
import { type FormEvent, useId, useState } from 'react';
import { useStore } from '../../provider/index.ts';
import { t } from './messages.ts';

interface NewListDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (title: string) => void;
}

/** The dialog for the title of a new list. @see WISH-16, WISH-17 */
export function NewListDialog({ open, onClose, onCreated }: NewListDialogProps) {
  const wishlist = useStore('wishlist');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();

  function close() {
    setTitle('');
    setError(undefined);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = wishlist.createList(title);
    setError(fault);
    if (fault) return;
    onCreated(title.trim());
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('newList')}
      size="sm"
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('listTitle')}
          hint={t('listHint')}
          error={error}
          value={title}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
