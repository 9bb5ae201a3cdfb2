import type { SsoSetup, SsoSetupStore } from '@drawbridge/client/stores/identity/sso-setup';
import { Badge, Button, Callout, Card, ConfirmDialog, LinkButton } from '@drawbridge/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { useAct } from '../../kit/confirm/use-act.ts';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { DraftForm } from './DraftForm.tsx';
import { t } from './messages.ts';
import { ProviderFacts } from './ProviderFacts.tsx';
import * as styles from './sso-setup.css.ts';
import { toList } from './texts.ts';

interface DraftCardProps {
  store: SsoSetupStore;
  setup: SsoSetup;
  testHref: string;
}

/** The values that are entered, tested and switched on. */
export function DraftCard({ store, setup, testHref }: DraftCardProps) {
  const { live, draft } = setup;
  const [isEditing, setEditing] = useState(false);
  const isForm = isEditing || (!draft && !live);
  return (
    <Card as="section" aria-labelledby="sso-draft">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="sso-draft" className={styles.title}>
            {t(live ? 'draftNext' : 'draftNew')}
          </h2>
          <p className={styles.about}>{t('draftAbout')}</p>
        </div>
        {isForm ? (
          <DraftForm
            store={store}
            setup={setup}
            onDone={() => setEditing(false)}
            onCancel={draft || live ? () => setEditing(false) : undefined}
          />
        ) : draft ? (
          <Steps
            store={store}
            setup={setup}
            draft={draft}
            testHref={testHref}
            onEdit={() => setEditing(true)}
          />
        ) : (
          <Button className={styles.start} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface StepsProps extends DraftCardProps {
  draft: NonNullable<SsoSetup['draft']>;
  onEdit: () => void;
}

function Steps({ store, setup, draft, testHref, onEdit }: StepsProps) {
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  async function discard() {
    await act(() => store.discard(), t('discarded'));
    setAsking(false);
  }
  return (
    <>
      <ProviderFacts provider={draft} />
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{t('edit')}</Button>
        <Button onClick={() => setAsking(true)}>{t('discard')}</Button>
      </div>
      <TestStep draft={draft} testHref={testHref} />
      <SwitchStep store={store} setup={setup} draft={draft} />
      <ConfirmDialog
        open={isAsking}
        title={t('discardAsk')}
        message={t('discardText')}
        confirmLabel={t('discard')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function TestStep({ draft, testHref }: Pick<StepsProps, 'draft' | 'testHref'>) {
  const { tested_at, has_passed } = draft;
  const state = tested_at
    ? t(has_passed ? 'testPassed' : 'testFailed', { date: toMoment(tested_at) })
    : t('notTested');
  return (
    <div className={styles.block}>
      <div className={styles.titleLine}>
        <h3 className={styles.smallTitle}>{t('step1')}</h3>
        <Badge tone={has_passed ? 'pass' : tested_at ? 'fail' : 'neutral'}>{state}</Badge>
      </div>
      <p className={styles.about}>{t('step1Text')}</p>
      <LinkButton className={styles.start} href={testHref} external tone={has_passed ? 'neutral' : 'primary'}>
        {t('test')}
      </LinkButton>
    </div>
  );
}

function SwitchStep({ store, setup, draft }: Pick<StepsProps, 'store' | 'setup' | 'draft'>) {
  const { notify } = useDrawbridge();
  const [isAsking, setAsking] = useState(false);
  const { proven_domains, may_switch: maySwitch } = setup;
  const isReady = draft.has_passed && proven_domains.length > 0 && maySwitch;
  return (
    <div className={styles.block}>
      <h3 className={styles.smallTitle}>{t('step2')}</h3>
      <p className={styles.about}>
        {proven_domains.length === 0 ? t('noDomain') : t('step2Text', { domains: toList(proven_domains) })}
      </p>
      {!maySwitch && <Callout>{t('ownersSwitch')}</Callout>}
      <Button
        className={styles.start}
        tone={isReady ? 'primary' : 'neutral'}
        disabled={!isReady}
        onClick={() => setAsking(true)}
      >
        {t('switchOn')}
      </Button>
      {isAsking && (
        <ChangeDialog
          title={t('switchOnAsk')}
          text={t('switchOnText')}
          action={t('switchOn')}
          tone="primary"
          wantsPassword={setup.wants_password}
          change={(password) => store.switchOn(password)}
          onDone={() => notify('positive', t('switchedOn'))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
