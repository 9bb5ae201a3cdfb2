import type {
  SecondFactors as Known,
  SecondFactorStore,
} from '@drawbridge/client/stores/identity/second-factors';
import type { SecondFactor } from '@drawbridge/contracts/identity';
import { Button, Icon, iconKey, iconPhone, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { AddAppDialog } from './AddAppDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { t } from './messages.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import * as styles from './second-factor.css.ts';

export interface SecondFactorsProps {
  productName: string;
  /** True if it receives the focus when its dialog opens. */
  takesFocus?: boolean;
  /** Called when the first factor was added and its recovery codes were seen. */
  onAdded?: () => void;
}

/** The second factors of the person: list, adding, removing, recovery codes. @see ASVS 6.3.3 */
export const SecondFactors = withLoading(LoadedFactors, () => <Skeleton shape="block" height={140} />);

function LoadedFactors(props: SecondFactorsProps) {
  useSignals();
  const store = useStore('secondFactors');
  useEffect(() => void store.load(), [store]);
  const known = store.factors.value;
  if (known.state === 'loading') return <Skeleton shape="block" height={140} />;
  if (known.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('problem')}
        message={known.problem.message}
        onRetry={() => void store.load()}
      />
    );
  return <Shown {...props} store={store} known={known.value} />;
}

type Open =
  | { kind: 'app' | 'passkey' | 'new codes' }
  | { kind: 'remove'; factor: SecondFactor }
  | { kind: 'codes'; codes: string[]; isFirst: boolean };

interface ShownProps extends SecondFactorsProps {
  store: SecondFactorStore;
  known: Known;
}

function Shown({ store, known, productName, takesFocus = false, onAdded }: ShownProps) {
  const { notify } = useDrawbridge();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { items } = known;

  function followAdded(name: string, codes: string[]) {
    notify('positive', t('factorAdded', { name }));
    if (codes.length > 0) setOpen({ kind: 'codes', codes, isFirst: true });
    else close();
  }
  const dialog = { store, wantsPassword: known.wants_password, onClose: close };
  return (
    <div className={styles.part}>
      {items.length === 0 ? (
        <p className={styles.sentence}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((factor) => (
            <Factor key={factor.id} factor={factor} onRemove={() => setOpen({ kind: 'remove', factor })} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          tone={items.length === 0 ? 'primary' : 'neutral'}
          data-autofocus={takesFocus || undefined}
          onClick={() => setOpen({ kind: 'app' })}
        >
          {t('addApp')}
        </Button>
        <Button onClick={() => setOpen({ kind: 'passkey' })}>{t('addPasskey')}</Button>
      </div>
      {items.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('codes')}</h3>
          <p className={styles.sentence}>{t('codesLeft', { left: known.recovery_codes_left })}</p>
          <div>
            <Button onClick={() => setOpen({ kind: 'new codes' })}>{t('codesNew')}</Button>
          </div>
        </>
      )}
      {open?.kind === 'app' && <AddAppDialog {...dialog} onAdded={followAdded} />}
      {open?.kind === 'passkey' && <AddPasskeyDialog {...dialog} onAdded={followAdded} />}
      {open?.kind === 'remove' && (
        <ChangeDialog
          {...dialog}
          title={t('removeAsk', { name: open.factor.name })}
          text={t(items.length === 1 ? 'removeLast' : 'removeText')}
          action={t('remove')}
          tone="danger"
          change={(password) => store.remove(open.factor.id, password)}
          onDone={() => {
            notify('positive', t('removed', { name: open.factor.name }));
            close();
          }}
        />
      )}
      {open?.kind === 'new codes' && (
        <ChangeDialog
          {...dialog}
          title={t('codesNewAsk')}
          text={t('codesNewText')}
          action={t('codesNew')}
          tone="primary"
          change={store.makeCodes}
          onDone={(codes) => setOpen({ kind: 'codes', codes, isFirst: false })}
        />
      )}
      {open?.kind === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          productName={productName}
          onClose={() => {
            close();
            if (open.isFirst) onAdded?.();
          }}
        />
      )}
    </div>
  );
}

function Factor({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { kind, name, created_at, last_used_at } = factor;
  return (
    <li className={styles.row}>
      <Icon icon={kind === 'passkey' ? iconKey : iconPhone} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.times}>
          {t(kind)} · {t('added', { time: '' })}
          <TimeAgo at={created_at} /> · {last_used_at === null ? t('unused') : t('used', { time: '' })}
          {last_used_at !== null && <TimeAgo at={last_used_at} />}
        </span>
      </div>
      <Button size="sm" tone="quiet" aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}
