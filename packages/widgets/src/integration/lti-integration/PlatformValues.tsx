import type { PlatformStore } from '@drawbridge/client/stores/integration/platform';
import type { Platform } from '@drawbridge/contracts/integration';
import { Button, Callout, Card, Dialog, iconEdit, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import { FactList } from '../../kit/detail/FactList.tsx';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { PlatformForm } from './PlatformForm.tsx';
import { toFields } from './platform-fields.ts';

const SHOWN = ['issuer', 'client_id', 'auth_login_url', 'auth_token_url', 'key_set_url'] as const;

interface ValuesProps {
  store: PlatformStore;
  platform: Platform;
  warnings: readonly string[];
}

/** Everything that is registered, to read, to copy and to edit. */
export function PlatformValues({ store, platform, warnings }: ValuesProps) {
  const { notify } = useDrawbridge();
  const [isEditing, setEditing] = useState(false);
  const { name, token_audience: audience } = platform;
  return (
    <Card as="section" aria-labelledby="platform-values">
      <div className={styles.part}>
        <div className={styles.head}>
          <h2 id="platform-values" className={styles.title}>
            {t('values')}
          </h2>
          <Button icon={iconEdit} onClick={() => setEditing(true)}>
            {t('platform.edit')}
          </Button>
        </div>
        {warnings.map((warning) => (
          <Callout key={warning} tone="warn">
            {warning}
          </Callout>
        ))}
        <div className={styles.columns}>
          <CopyValue label={t('values.login_url')} value={platform.login_url} />
          {SHOWN.map((field) => (
            <CopyValue key={field} label={t(`form.${field}`)} value={platform[field]} />
          ))}
          {audience && <CopyValue label={t('form.token_audience')} value={audience} />}
          <Plain name={t('form.family')} value={t(`family.${platform.family ?? 'other'}`)} />
          <Plain name={t('form.score_rule')} value={t(`form.score_rule.${platform.score_rule}`)} />
          <Plain name={t('values.created_at')} value={toDay(platform.created_at)} />
        </div>
      </div>
      <Dialog
        open={isEditing}
        onClose={() => setEditing(false)}
        size="lg"
        title={t('platform.edit.title', { name })}
      >
        <PlatformForm
          fields={toFields(platform)}
          submitLabel={t('save')}
          onSubmit={store.change}
          onDone={() => {
            setEditing(false);
            notify('positive', t('platform.saved'));
          }}
          onCancel={() => setEditing(false)}
        />
      </Dialog>
    </Card>
  );
}

function Plain({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.value}>
      <span className={styles.valueName}>{name}</span>
      <p className={styles.plain}>{value}</p>
    </div>
  );
}

/** When it launched last, who launched, and what was refused. */
export function PlatformNumbers({ store }: { store: PlatformStore }) {
  useSignals();
  const known = store.activity.value;
  return (
    <Card as="section" aria-labelledby="platform-activity">
      <div className={styles.part}>
        <h2 id="platform-activity" className={styles.title}>
          {t('activity')}
        </h2>
        {known.state === 'loading' && <Skeleton shape="block" height={64} />}
        {known.state === 'problem' && (
          <LoadProblem
            compact
            title={t('activity.problem')}
            problem={known.problem}
            onRetry={() => void store.load()}
          />
        )}
        {known.state === 'ready' && (
          <FactList
            look="figures"
            facts={[
              {
                term: t('launch.last'),
                value: known.value.last_launch_at ? toMoment(known.value.last_launch_at) : t('launch.never'),
              },
              { term: t('activity.recent'), value: known.value.recent_launches },
              { term: t('activity.people'), value: known.value.people },
              { term: t('activity.refused'), value: known.value.refusals },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
