import type {
  SavedUserView,
  UserViewQuery,
  UserViewsStore,
} from '@drawbridge/client/stores/company/users/user-views';
import { LONGEST_VIEW_NAME } from '@drawbridge/contracts/company';
import { Checkbox, TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';

interface SaveViewProps {
  store: UserViewsStore;
  /** Undefined: a new one. */
  view: SavedUserView | undefined;
  query: UserViewQuery;
  onClose: () => void;
}

/** Name and sharing of a view. */
export function SaveView({ store, view, query, onClose }: SaveViewProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  // One id for all tries: a call that was repeated saves one view.
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);

  async function save() {
    if (!(await run(() => store.save({ id, name, is_shared: isShared, query })))) return;
    notify('positive', t('views.saved'));
    onClose();
  }
  return (
    <FormDialog
      title={t(view ? 'views.edit' : 'views.save')}
      submitLabel={t('views.submit')}
      isBusy={isBusy}
      canSubmit={name.trim() !== ''}
      fault={faults['']}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('views.name')}
        value={name}
        maxLength={LONGEST_VIEW_NAME}
        error={faults['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox label={t('views.share')} checked={isShared} onChange={setShared} />
    </FormDialog>
  );
}
