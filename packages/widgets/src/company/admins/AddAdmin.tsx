import type { AdminsStore, CompanyUser } from '@drawbridge/client/stores/company/admins';
import { Select, TextField } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { toUserName } from '../users/user-name.ts';
import * as styles from './admins.css.ts';
import { t } from './messages.ts';

const TYPING_MS = 250;

/** Users that a search finds while it is typed; the answer of an earlier text is dropped. */
function useCandidates(store: AdminsStore, search: string) {
  const [found, setFound] = useState<readonly CompanyUser[]>();
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      const outcome = await store.findCandidates(search.trim());
      if (!isStale) setFound(outcome.kind === 'done' ? outcome.value : []);
    }, TYPING_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [store, search]);
  return found;
}

interface AddAdminProps {
  store: AdminsStore;
  wantsPassword: boolean;
  onClose: () => void;
}

/** Makes a user of the company an administrator or an owner. */
export function AddAdmin({ store, wantsPassword, onClose }: AddAdminProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [search, setSearch] = useState('');
  const [chosenId, setChosenId] = useState('');
  const [role, setRole] = useState<'admin' | 'owner'>('admin');
  const [password, setPassword] = useState('');
  const found = useCandidates(store, search);
  const chosen = found?.find(({ user_id: id }) => id === chosenId) ?? found?.[0];

  async function add() {
    if (!chosen) return;
    const done = await run(() =>
      store.setRole({ userId: chosen.user_id, role, password: wantsPassword ? password : undefined }),
    );
    if (!done) return;
    notify('positive', t('add_done', { name: toUserName(chosen) }));
    onClose();
  }

  return (
    <FormDialog
      title={t('add')}
      text={t('add.text')}
      submitLabel={t('add')}
      isBusy={isBusy}
      canSubmit={chosen !== undefined}
      fault={faults['']}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        type="search"
        label={t('add.search')}
        hint={t('add.search.hint')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found && found.length === 0 && (
        <p role="status" className={styles.side}>
          {t('add.none')}
        </p>
      )}
      {found && found.length > 0 && (
        <Select
          label={t('add.found')}
          options={found.map((user) => ({
            value: user.user_id,
            label: `${toUserName(user)} (${user.email})`,
          }))}
          value={chosen?.user_id ?? ''}
          onChange={setChosenId}
        />
      )}
      <Select
        label={t('add.role')}
        options={[
          { value: 'admin', label: t('admin') },
          { value: 'owner', label: t('owner') },
        ]}
        value={role}
        onChange={(value) => setRole(value === 'owner' ? 'owner' : 'admin')}
      />
      {wantsPassword && <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />}
    </FormDialog>
  );
}
