import { PROFICIENCIES } from '@drawbridge/contracts';
import {
  Badge,
  Button,
  IconButton,
  iconArrowLeft,
  iconCommand,
  iconHint,
  iconPassed,
  iconSend,
} from '@drawbridge/ui';
import { type ReactNode, Suspense } from 'react';
import { TimeLeft } from '../deferred/index.ts';
import { toModKey } from '../mod-key.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './LabHeader.css.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { t } from './messages.ts';
import { PointsLeft } from './PointsLeft.tsx';
import { ResetMenu } from './ResetMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';

/** Title, time, save state and the buttons of the page. `slot` is the host's. */
export function LabHeader({ slot }: { slot: ReactNode }) {
  const labPage = useLabPage();
  const { view, layout, actions } = labPage;
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const isPhone = layout.isPhone.value;
  const state = labPage.data.submitState.value;
  const hints = attempt.hints.length;
  const submitLabel = state === 'failed' ? 'submit.again' : lab.goal ? 'attack.submit' : 'submit.do';
  return (
    <div className={styles.header}>
      {labPage.host.value.onExit && (
        <IconButton icon={iconArrowLeft} label={t('lab.exit')} onClick={actions.leave} />
      )}
      <div className={styles.titles}>
        <h1 className={styles.title}>{lab.title}</h1>
        <p className={styles.meta}>
          {t('lab.level', { level: PROFICIENCIES[lab.level], minutes: lab.minutes })}
          <PointsLeft />
        </p>
      </div>
      {attempt.passed && (
        <Badge tone="pass" icon={iconPassed}>
          {t('lab.passed')}
        </Badge>
      )}
      {!isPhone && (
        <Suspense>
          <TimeLeft />
        </Suspense>
      )}
      <div className={styles.filler} />
      {slot}
      <SaveStatus />
      {isPhone ? (
        <MoreMenu />
      ) : (
        <>
          <IconButton
            icon={iconCommand}
            label={t('palette.open', { keys: `${toModKey()} K` })}
            onClick={() => view.openDialog('commands')}
          />
          {hints > 0 && (
            <Button
              tone="quiet"
              className={styles.oneLine}
              icon={iconHint}
              aria-pressed={view.briefTab.value === 'hints'}
              onClick={() => actions.goToBrief('hints')}
            >
              {t('hints.button', { count: hints })}
            </Button>
          )}
          <ResetMenu />
        </>
      )}
      {lab.kind !== 'playground' && (
        <Button
          tone="primary"
          className={styles.oneLine}
          {...(isPhone ? {} : { icon: iconSend })}
          loading={labPage.isSubmitting.value}
          onClick={() => void actions.submit()}
        >
          {t(isPhone && submitLabel === 'attack.submit' ? 'attack.submit.short' : submitLabel)}
        </Button>
      )}
    </div>
  );
}
