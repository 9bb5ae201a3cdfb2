import type { SignInRule as Rule, SignInRuleStore } from '@drawbridge/client/stores/identity/sign-in-rule';
import { validation } from '@drawbridge/contracts/rules';
import { Button, Card, Checkbox, ConfirmDialog, ProblemState, Skeleton, TextField } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './second-factor.css.ts';

/** Whether a company requires a second factor of its members, and a reset for members who lost theirs. */
export const SignInRule = withLoading(LoadedRule, () => <Skeleton shape="block" height={260} />);

function LoadedRule() {
  useSignals();
  const store = useStore('signInRule');
  useEffect(() => void store.load(), [store]);
  const known = store.rule.value;
  return (
    <Card as="section">
      <div className={styles.part}>
        <h2 className={styles.title}>{t('ruleTitle')}</h2>
        {known.state === 'loading' && <Skeleton shape="block" height={140} />}
        {known.state === 'problem' && (
          <ProblemState
            compact
            title={t('ruleProblem')}
            message={known.problem.message}
            onRetry={() => void store.load()}
          />
        )}
        {known.state === 'ready' && (
          <>
            <Demand store={store} rule={known.value} />
            <Reset store={store} />
          </>
        )}
      </div>
    </Card>
  );
}

function Demand({ store, rule }: { store: SignInRuleStore; rule: Rule }) {
  useSignals();
  const [isAsking, setIsAsking] = useState(false);
  const { members, members_with_second_factor: having } = rule;
  return (
    <>
      <Checkbox
        label={t('ruleLabel')}
        hint={t('ruleHint')}
        checked={rule.demands_second_factor}
        aria-busy={store.isSaving.value}
        onChange={(demands) => (demands ? setIsAsking(true) : void store.save(false))}
      />
      <p className={styles.sentence}>{t('ruleCount', { with: having, all: members })}</p>
      <ConfirmDialog
        open={isAsking}
        title={t('ruleAsk')}
        message={t('ruleText', { without: members - having })}
        confirmLabel={t('ruleConfirm')}
        busy={store.isSaving.value}
        onConfirm={() => void store.save(true).then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function Reset({ store }: { store: SignInRuleStore }) {
  const { notify } = useDrawbridge();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    const wrong = validation.required(email) ?? validation.email(email);
    setFault(wrong);
    if (!wrong) setIsAsking(true);
  }
  async function reset() {
    setIsBusy(true);
    const refused = await store.reset(email.trim());
    setIsBusy(false);
    setIsAsking(false);
    setFault(refused);
    if (refused) return;
    notify('positive', t('resetDone', { email: email.trim() }));
    setEmail('');
  }
  return (
    <div className={styles.below}>
      <h3 className={styles.subtitle}>{t('resetTitle')}</h3>
      <p className={styles.sentence}>{t('resetText')}</p>
      <form className={styles.resetForm} onSubmit={ask} noValidate>
        <TextField
          className={styles.resetField}
          label={t('resetEmail')}
          type="email"
          autoComplete="off"
          value={email}
          error={fault}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit">{t('reset')}</Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('resetAsk', { email: email.trim() })}
        message={t('resetText')}
        confirmLabel={t('reset')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void reset()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
