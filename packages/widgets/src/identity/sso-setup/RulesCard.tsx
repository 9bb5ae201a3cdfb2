import type { SsoSetup, SsoSetupStore } from '@drawbridge/client/stores/identity/sso-setup';
import { asId } from '@drawbridge/contracts';
import { Button, Callout, Card, Checkbox, Select, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { EmergencyTest } from './EmergencyTest.tsx';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

function toOption({ id, name, has_password, has_second_factor }: SsoSetup['administrators'][number]) {
  if (!has_password) return { value: id, label: t('rules.noPassword', { name }), disabled: true };
  if (!has_second_factor) return { value: id, label: t('rules.noFactor', { name }), disabled: true };
  return { value: id, label: name };
}

/** False: nobody can sign in while the provider is down. */
const isExemptReady = ({ rules, administrators }: SsoSetup): boolean =>
  administrators.some(
    ({ id, has_password, has_second_factor }) =>
      id === rules.break_glass_person_id && has_password && has_second_factor,
  );

/** Whether passwords are refused, who is exempt, and what is trusted. */
export function RulesCard({ store, setup }: { store: SsoSetupStore; setup: SsoSetup }) {
  const { rules, administrators, wants_password, may_switch: maySwitch } = setup;
  const { notify } = useDrawbridge();
  const { run, isBusy, faults } = useChange();
  const [isStrict, setStrict] = useState(rules.is_strict);
  const [exempt, setExempt] = useState(rules.break_glass_person_id ?? '');
  const [vouches, setVouches] = useState(rules.vouches_for_email);
  const [groupClaim, setGroupClaim] = useState(rules.group_claim);
  const [password, setPassword] = useState('');

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const done = await run(() =>
      store.setRules({
        is_strict: isStrict,
        break_glass_person_id: exempt === '' ? null : asId<'person'>(exempt),
        vouches_for_email: vouches,
        group_claim: groupClaim,
        ...(wants_password && { password }),
      }),
    );
    if (done) notify('positive', t('rules.saved'));
  }
  return (
    <Card as="section" aria-labelledby="sso-rules">
      <div className={styles.part}>
        <h2 id="sso-rules" className={styles.title}>
          {t('rules.title')}
        </h2>
        {rules.is_strict && !isExemptReady(setup) && <Callout tone="fail">{t('rules.locked')}</Callout>}
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <Checkbox
            label={t('rules.strict')}
            hint={t('rules.strictHint')}
            checked={isStrict}
            onChange={setStrict}
          />
          <Select
            label={t('rules.breakGlass')}
            hint={t('rules.breakGlassHint')}
            error={faults['break_glass_person_id']}
            options={[{ value: '', label: t('rules.nobody') }, ...administrators.map(toOption)]}
            value={exempt}
            onChange={setExempt}
          />
          {/* About the stored choice: another one is not tested yet. */}
          {exempt !== '' && exempt === rules.break_glass_person_id && <EmergencyTest setup={setup} />}
          <Checkbox
            label={t('rules.vouches')}
            hint={t('rules.vouchesHint')}
            checked={vouches}
            onChange={setVouches}
          />
          <TextField
            label={t('rules.groupClaim')}
            hint={t('rules.groupClaimHint')}
            error={faults['group_claim']}
            mono
            autoComplete="off"
            maxLength={200}
            value={groupClaim}
            onChange={(event) => setGroupClaim(event.target.value)}
          />
          {wants_password && maySwitch && (
            <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />
          )}
          {faults[''] && (
            <p role="alert" className={styles.plain}>
              {faults['']}
            </p>
          )}
          {!maySwitch && <Callout>{t('rules.owners')}</Callout>}
          <Button
            type="submit"
            tone="primary"
            className={styles.start}
            loading={isBusy}
            disabled={!maySwitch}
          >
            {t('rules.save')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
