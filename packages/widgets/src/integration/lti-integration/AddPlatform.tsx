import type { PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import type { PlatformId } from '@drawbridge/contracts';
import { PLATFORM_FAMILIES, type PlatformFamily } from '@drawbridge/contracts/integration';
import { Card, EmptyState, ProblemState, RadioGroup } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { GuideSteps } from './GuideSteps.tsx';
import { hasLinkWay, toGuide, toLinkHint } from './guides.ts';
import * as styles from './lti-integration.css.ts';
import { MakeInvitation } from './MakeInvitation.tsx';
import { t } from './messages.ts';
import { PlatformForm } from './PlatformForm.tsx';
import { LoadingRows } from './PlatformList.tsx';
import { EMPTY_FIELDS } from './platform-fields.ts';

export interface AddPlatformProps {
  /** URL of a platform's page. */
  toPlatform: (id: string) => string;
  onAdded: (id: PlatformId) => void;
}

type Way = 'link' | 'hand';

const toFamilies = () => PLATFORM_FAMILIES.map((value) => ({ value, label: t(`family.${value}`) }));

/** Registers a platform: choose the product, then by a link or by hand, step by step. @see LTI-20, LTI-26 */
export const AddPlatform = withLoading(LoadedAdd, LoadingRows);

function LoadedAdd({ toPlatform, onAdded }: AddPlatformProps) {
  const store = useStore('platforms');
  const [family, setFamily] = useState<PlatformFamily>();
  const [chosen, setWay] = useState<Way>();
  useEffect(() => {
    void store.loadSetup();
    void store.loadInvitations();
  }, [store]);
  const setup = store.setup.value;
  if (setup.state === 'problem' && setup.problem.code === 'forbidden')
    return <EmptyState page title={t('denied')} message={t('denied.message')} />;
  const way: Way | undefined = family && !hasLinkWay(family) ? 'hand' : chosen;
  return (
    <div className={styles.place}>
      <RadioGroup
        label={t('add.family')}
        variant="cards"
        options={toFamilies()}
        value={family}
        onChange={(value) => setFamily(PLATFORM_FAMILIES.find((known) => known === value))}
      />
      {family && hasLinkWay(family) && (
        <RadioGroup
          label={t('add.way')}
          variant="cards"
          options={(['link', 'hand'] as const).map((value) => ({
            value,
            label: t(`add.way.${value}`),
            hint: t(`add.way.${value}.hint`),
          }))}
          value={way}
          onChange={(value) => setWay(value === 'link' ? 'link' : 'hand')}
        />
      )}
      {family && way === 'link' && <ByLink store={store} family={family} toPlatform={toPlatform} />}
      {family && way === 'hand' && <ByHand key={family} store={store} family={family} onAdded={onAdded} />}
    </div>
  );
}

const toLms = (family: PlatformFamily) => t(family === 'other' ? 'add.yours' : `family.${family}`);

interface WayProps {
  store: PlatformsStore;
  family: PlatformFamily;
}

function ByLink({ store, family, toPlatform }: WayProps & Pick<AddPlatformProps, 'toPlatform'>) {
  return (
    <Card as="section" aria-label={t('add.way.link')}>
      <div className={styles.part}>
        <p className={styles.about}>{t('invite.about')}</p>
        <MakeInvitation store={store} links={{ toPlatform }} />
        <h2 className={styles.smallTitle}>{t('add.there', { lms: toLms(family) })}</h2>
        <p className={styles.about}>{toLinkHint(family)}</p>
      </div>
    </Card>
  );
}

function ByHand({ store, family, onAdded }: WayProps & Pick<AddPlatformProps, 'onAdded'>) {
  useSignals();
  const { notify } = useDrawbridge();
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
  const { tool, reservation } = setup.value;
  const lms = toLms(family);
  const own = { ...tool, login_url: reservation.login_url, canvas_url: reservation.canvas_url };
  return (
    <>
      <Card as="section" aria-labelledby="add-there">
        <div className={styles.part}>
          <h2 id="add-there" className={styles.title}>
            {t('add.there', { lms })}
          </h2>
          <GuideSteps steps={toGuide(family, own)} />
        </div>
      </Card>
      <Card as="section" aria-labelledby="add-here">
        <div className={styles.part}>
          <div className={styles.words}>
            <h2 id="add-here" className={styles.title}>
              {t('add.here')}
            </h2>
            <p className={styles.about}>{t('add.here.about', { lms })}</p>
          </div>
          <PlatformForm
            fields={{ ...EMPTY_FIELDS, family }}
            fillsIn
            submitLabel={t('add.save')}
            onSubmit={(input) => store.add({ ...input, reservation: reservation.token })}
            onDone={({ platform }) => {
              notify('positive', t('add.done'));
              onAdded(platform.id);
            }}
          />
        </div>
      </Card>
    </>
  );
}
