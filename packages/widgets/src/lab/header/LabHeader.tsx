import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/lab-session';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
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
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, Suspense } from 'react';
import { TimeLeft } from '../deferred/index.ts';
import { toModKey } from '../mod-key.ts';
import type { PageDeeds } from '../use-page-deeds.ts';
import * as styles from './LabHeader.css.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { t } from './messages.ts';
import { PointsLeft } from './PointsLeft.tsx';
import { ResetMenu } from './ResetMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface LabHeaderProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  session: LabSessionStore | undefined;
  deeds: PageDeeds;
  isNarrow: boolean;
  isPhone: boolean;
  slot: ReactNode;
  onExit: (() => void) | undefined;
}

export function LabHeader({
  lab,
  attempt,
  store,
  session,
  deeds,
  isNarrow,
  isPhone,
  slot,
  onExit,
}: LabHeaderProps) {
  useSignals();
  const state = store.submitState.value;
  const isUnderWay = state === 'sending' || state === 'queued';
  const hints = attempt.hints.length;
  const submitLabel = state === 'failed' ? 'submit.again' : lab.goal ? 'attack.submit' : 'submit.do';
  return (
    <div className={styles.header}>
      {onExit && <IconButton icon={iconArrowLeft} label={t('lab.exit')} onClick={onExit} />}
      <div className={styles.titles}>
        <h1 className={styles.title}>{lab.title}</h1>
        <p className={styles.meta}>
          {t('lab.level', { level: lab.level, minutes: lab.minutes })}
          <PointsLeft lab={lab} attempt={attempt} />
        </p>
      </div>
      {attempt.passed && (
        <Badge tone="pass" icon={iconPassed}>
          {t('lab.passed')}
        </Badge>
      )}
      {!isPhone && session && (
        <Suspense>
          <TimeLeft session={session} />
        </Suspense>
      )}
      <div className={styles.filler} />
      {slot}
      <SaveStatus store={store} isShort={isNarrow} />
      {isPhone ? (
        <MoreMenu lab={lab} attempt={attempt} store={store} deeds={deeds} />
      ) : (
        <>
          <IconButton
            icon={iconCommand}
            label={t('palette.open', { keys: `${toModKey()} K` })}
            onClick={() => deeds.setOverlay('commands')}
          />
          {hints > 0 && (
            <Button
              tone="quiet"
              className={styles.oneLine}
              icon={iconHint}
              aria-pressed={deeds.brief === 'hints'}
              onClick={() => deeds.showBrief('hints')}
            >
              {t('hints.button', { count: hints })}
            </Button>
          )}
          <ResetMenu store={store} isShort={isNarrow} />
        </>
      )}
      {lab.kind !== 'playground' && (
        <Button
          tone="primary"
          className={styles.oneLine}
          {...(isPhone ? {} : { icon: iconSend })}
          loading={isUnderWay}
          onClick={() => void deeds.submit()}
        >
          {t(isPhone && submitLabel === 'attack.submit' ? 'attack.submit.short' : submitLabel)}
        </Button>
      )}
    </div>
  );
}
