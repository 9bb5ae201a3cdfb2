import type {
  ProfileNames as Names,
  ProfileDetailsStore,
} from '@drawbridge/client/stores/recognition/profile-details';
import { personName } from '@drawbridge/contracts/rules';
import { Button, Card, TextField } from '@drawbridge/ui';
import type { SyntheticEvent } from 'react';
import { OtherMessages } from '../../identity/sign-in/OtherMessages.tsx';
import { useFormFields } from '../../identity/sign-in/use-form-fields.ts';
import { useSending } from '../../identity/sign-in/use-sending.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { LoadingProfile, ShownProfile } from './LoadedProfile.tsx';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';

const FIELDS = ['first_name', 'last_name'] as const;
const checkName = personName;

/** Edits the first and last name. @see PROF-3..PROF-5 */
export const ProfileNames = withLoading(LoadedNames, LoadingProfile);

function LoadedNames() {
  const store = useStore('profileDetails');
  return (
    <ShownProfile store={store}>
      {({ first_name, last_name }) => <NamesForm store={store} names={{ first_name, last_name }} />}
    </ShownProfile>
  );
}

function NamesForm({ store, names }: { store: ProfileDetailsStore; names: Names }) {
  const { notify } = useDrawbridge();
  const { form, values, others, bind, show } = useFormFields(FIELDS, { ...names });
  const { sending, send } = useSending<'form'>();
  const isChanged = FIELDS.some((name) => values[name].trim() !== names[name]);

  async function save() {
    const outcome = await store.rename({
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
    });
    if (outcome.kind === 'done') notify('positive', outcome.value);
    else show(outcome.kind === 'fields' ? outcome.errors : { other: outcome.text });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isFit = show({
      first_name: checkName(values.first_name),
      last_name: checkName(values.last_name),
    });
    if (isFit) void send('form', save);
  }
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('names')}</h2>
      <p className={styles.about}>{t('namesText')}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField
            {...bind('first_name')}
            label={t('firstName')}
            hint={t('nameHint')}
            autoComplete="given-name"
          />
          <TextField
            {...bind('last_name')}
            label={t('lastName')}
            hint={t('nameHint')}
            autoComplete="family-name"
          />
        </div>
        <div className={styles.submit}>
          <OtherMessages messages={others} />
          <Button type="submit" tone="primary" loading={sending === 'form'} disabled={!isChanged}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
