import type { PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import { ProblemState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import * as styles from './lti-integration.css.ts';
import { isMessage, t } from './messages.ts';
import { LoadingRows } from './PlatformList.tsx';

const SHOWN = [
  'login_url',
  'launch_url',
  'key_set_url',
  'target_url',
  'registration_url',
  'canvas_url',
  'icon_url',
  'domain',
] as const;

function toHint(name: (typeof SHOWN)[number]) {
  const id = `own.${name}.hint`;
  return isMessage(id) ? t(id) : undefined;
}

/** The addresses of this tool, each with a button that copies it. @see LTI-26 */
export function OwnAddresses({ store }: { store: PlatformsStore }) {
  useSignals();
  useEffect(() => void store.loadSetup(), [store]);
  const setup = store.setup.value;
  if (setup.state === 'loading') return <LoadingRows />;
  if (setup.state === 'problem')
    return (
      <ProblemState
        title={t('addresses.problem')}
        message={setup.problem.message}
        onRetry={() => void store.loadSetup()}
        incidentId={setup.problem.incident}
      />
    );
  return (
    <div className={styles.part}>
      <p className={styles.about}>{t('addresses.about')}</p>
      <div className={styles.columns}>
        {SHOWN.map((name) => (
          <CopyValue key={name} label={t(`own.${name}`)} value={setup.value.tool[name]} hint={toHint(name)} />
        ))}
      </div>
    </div>
  );
}
