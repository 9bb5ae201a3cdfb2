import type {
  ScimConnectionStore,
  ScimOffPreview,
  ScimPeopleChoice,
} from '@drawbridge/client/stores/company/scim/scim-connection';
import { RadioGroup, Skeleton } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';

interface SwitchOffProps {
  store: ScimConnectionStore;
  wantsPassword: boolean;
  onClose: () => void;
}

/** Who stays active, in words; empty if nobody does. */
function toReasons({ is_owner: owners, is_emergency: emergency, is_self: self }: ScimOffPreview['stayed']) {
  return [
    ...(owners > 0 ? [owners === 1 ? t('stay.owner') : t('stay.owners', { count: toFigure(owners) })] : []),
    ...(emergency > 0 ? [t('stay.emergency')] : []),
    ...(self > 0 ? [t('stay.self')] : []),
  ].join(', ');
}

/** Asks what becomes of the people, with the numbers, before provisioning is switched off. @see COMP-63 */
export function SwitchOff({ store, wantsPassword, onClose }: SwitchOffProps) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults, setFaults } = useChange();
  const [preview, setPreview] = useState<ScimOffPreview>();
  const [people, setPeople] = useState<ScimPeopleChoice>('keep');
  const [password, setPassword] = useState('');
  useEffect(() => {
    let isClosed = false;
    async function count() {
      const found = await store.previewOff();
      if (isClosed) return;
      if (found.kind === 'done') setPreview(found.value);
      if (found.kind === 'refused') setFaults({ '': found.text });
    }
    void count();
    return () => {
      isClosed = true;
    };
  }, [store, setFaults]);

  async function act() {
    const done = await run(() => store.switchOff(people, wantsPassword ? password : undefined));
    if (!done) return;
    notify('positive', t(`off.done.${people}`));
    onClose();
  }
  return (
    <FormDialog
      title={t('off.ask')}
      text={t('off.text')}
      submitLabel={t('switchOff')}
      tone="danger"
      isBusy={isBusy}
      canSubmit={preview !== undefined}
      fault={faults['']}
      startsAtCancel={!wantsPassword}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      {preview ? (
        preview.users > 0 && <People preview={preview} people={people} onPeople={setPeople} />
      ) : (
        <div role="status" aria-label={t('off.loading')}>
          <Skeleton shape="block" height={140} />
        </div>
      )}
      {wantsPassword && (
        <PasswordAgain isFirst value={password} error={faults['password']} onChange={setPassword} />
      )}
    </FormDialog>
  );
}

interface PeopleProps {
  preview: ScimOffPreview;
  people: ScimPeopleChoice;
  onPeople: (people: ScimPeopleChoice) => void;
}

function People({ preview: { users, deactivated, stayed }, people, onPeople }: PeopleProps) {
  const reasons = toReasons(stayed);
  return (
    <RadioGroup
      label={users === 1 ? t('off.people.one') : t('off.people', { count: toFigure(users) })}
      variant="cards"
      value={people}
      onChange={(value) => onPeople(value === 'deactivate' ? 'deactivate' : 'keep')}
      options={[
        { value: 'keep', label: t('off.keep'), hint: t('off.keep.hint') },
        {
          value: 'deactivate',
          label: t('off.deactivate', { count: toFigure(deactivated) }),
          hint: (
            <>
              {t('off.deactivate.hint')} {reasons && t('off.stay', { reasons })}
            </>
          ),
          disabled: deactivated === 0,
        },
      ]}
    />
  );
}
