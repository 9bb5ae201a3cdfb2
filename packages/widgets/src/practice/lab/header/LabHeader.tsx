import {
  Badge,
  Button,
  IconButton,
  iconArrowLeft,
  iconMaximize,
  iconMinimize,
  iconPassed,
  iconSearch,
  iconSend,
  iconSparkles,
} from '@drawbridge/ui';
import { type ReactNode, Suspense } from 'react';
import { toLevelWord } from '../../../kit/labels/index.ts';
import { NextStepLink, TimeLeft } from '../deferred/index.ts';
import { toModKey } from '../mod-key.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { useFullScreen } from '../use-full-screen.ts';
import type { HostAction } from './host-action.ts';
import * as styles from './LabHeader.css.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { t } from './messages.ts';
import { PointsLeft } from './PointsLeft.tsx';
import { ResetMenu } from './ResetMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface LabHeaderProps {
  /** The host's, before the save state. */
  slot: ReactNode;
  hostActions: readonly HostAction[];
  /** The host's, before the title. */
  back: ReactNode;
  exitLabel: string | undefined;
}

/** Title, time, save state and the buttons of the page. */
export function LabHeader({ slot, hostActions: given, back, exitLabel = t('lab.exit') }: LabHeaderProps) {
  const labPage = useLabPage();
  const { view, layout, actions } = labPage;
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const isPhone = layout.isPhone.value;
  // One pane at a time: what the panes beside each other have in view is in the menu.
  const isTabbed = !layout.isBeside.value;
  const next = labPage.next.value;
  const state = labPage.data.submitState.value;
  const fullScreen = useFullScreen(labPage.root);
  const { onExit, assistant } = labPage.host.value;
  const hostActions: readonly HostAction[] = assistant
    ? [
        {
          id: 'ask',
          label: assistant.action,
          icon: iconSparkles,
          isIconOnly: true,
          onSelect: actions.goToAssistant,
        },
        ...given,
      ]
    : given;
  return (
    <div className={styles.header}>
      {onExit && <IconButton icon={iconArrowLeft} label={exitLabel} onClick={actions.leave} />}
      {back}
      <div className={styles.titles}>
        <h1 className={styles.title}>{lab.title}</h1>
        {lab.kind !== 'playground' && !isPhone && (
          <p className={styles.meta}>
            {t('lab.level', { level: toLevelWord(lab.level), minutes: lab.minutes })}
            <PointsLeft />
          </p>
        )}
      </div>
      {attempt.passed && !isPhone && (
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
      {!isPhone && hostActions.map((action) => <HostButton key={action.id} action={action} />)}
      <SaveStatus />
      {isTabbed ? (
        <MoreMenu hostActions={isPhone ? hostActions : []} />
      ) : (
        <>
          <IconButton
            icon={iconSearch}
            label={t('palette.open', { keys: `${toModKey()} K` })}
            onClick={() => view.openDialog('commands')}
          />
          <ResetMenu />
          {fullScreen.isAvailable && (
            <IconButton
              icon={fullScreen.isOn ? iconMinimize : iconMaximize}
              label={t(fullScreen.isOn ? 'screen.leave' : 'screen.full')}
              onClick={fullScreen.toggle}
            />
          )}
        </>
      )}
      {lab.kind !== 'playground' && !(next && isPhone) && (
        <Button
          tone={next ? 'neutral' : 'primary'}
          className={styles.oneLine}
          {...(isPhone ? {} : { icon: iconSend })}
          loading={labPage.isSubmitting.value}
          onClick={() => void actions.submit()}
        >
          {t(state === 'failed' ? 'submit.again' : 'submit.do')}
        </Button>
      )}
      <Suspense>
        {next && <NextStepLink next={next} length={isPhone ? 'word' : 'short'} className={styles.oneLine} />}
      </Suspense>
    </div>
  );
}

function HostButton({ action: { label, icon, isIconOnly = false, onSelect } }: { action: HostAction }) {
  if (isIconOnly) return <IconButton size="sm" icon={icon} label={label} onClick={onSelect} />;
  return (
    <Button tone="quiet" size="sm" className={styles.oneLine} onClick={onSelect}>
      {label}
    </Button>
  );
}
