import type { UserStore } from '@drawbridge/client/stores/company/users/user';
import type { CompanyUser } from '@drawbridge/client/stores/company/users/users';
import { Callout, TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { toUserName } from './user-name.ts';

const FIELDS = [
  { id: 'first_name', label: 'user.firstName' },
  { id: 'last_name', label: 'user.lastName' },
  { id: 'department', label: 'department' },
  { id: 'job_title', label: 'jobTitle' },
] as const;
type FieldId = (typeof FIELDS)[number]['id'];

interface EditUserProps {
  store: UserStore;
  user: CompanyUser;
  onClose: () => void;
}

/** The data of a user that the company decides, unless its directory does. The email address is the user's own. */
export function EditUser({ store, user, onClose }: EditUserProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [values, setValues] = useState<Record<FieldId, string>>({
    first_name: user.first_name,
    last_name: user.last_name,
    department: user.department,
    job_title: user.job_title,
  });

  async function save() {
    // Only what was changed is sent: a name that was never set stays unset.
    const changed = FIELDS.filter(({ id }) => values[id].trim() !== user[id]);
    const done = await run(() =>
      store.edit(Object.fromEntries(changed.map(({ id }) => [id, values[id].trim()]))),
    );
    if (!done) return;
    notify('positive', t('user.saved'));
    onClose();
  }

  return (
    <FormDialog
      title={t('user.edit.title', { name: toUserName(user) })}
      submitLabel={t('user.save')}
      isBusy={isBusy}
      canSubmit={!user.is_provisioned}
      fault={faults['']}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {user.is_provisioned && <Callout>{t('user.directory')}</Callout>}
      {FIELDS.map(({ id, label }, nth) => (
        <TextField
          key={id}
          data-autofocus={nth === 0 || undefined}
          label={t(label)}
          disabled={user.is_provisioned}
          value={values[id]}
          maxLength={100}
          error={faults[id]}
          onChange={(event) => setValues({ ...values, [id]: event.target.value })}
        />
      ))}
    </FormDialog>
  );
}
