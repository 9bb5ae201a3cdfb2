import {
  IconButton,
  iconDots,
  iconFlag,
  iconHint,
  iconLock,
  iconLockOpen,
  iconMaximize,
  iconMinimize,
  iconSearch,
  iconSend,
  Menu,
  type MenuTriggerProps,
} from '@drawbridge/ui';
import { toLevelWord } from '../../../kit/labels/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { useFullScreen } from '../use-full-screen.ts';
import type { HostAction } from './host-action.ts';
import { t } from './messages.ts';
import { useResetEntries } from './ResetMenu.tsx';

const trigger = (props: MenuTriggerProps) => (
  <IconButton {...props} icon={iconDots} label={t('header.more')} />
);

/** The menu on phones, which have no room for buttons: hints, solution, flag, reset and all commands. */
export function MoreMenu({ hostActions }: { hostActions: readonly HostAction[] }) {
  const labPage = useLabPage();
  const { view, actions } = labPage;
  const resetEntries = useResetEntries();
  const fullScreen = useFullScreen(labPage.root);
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const hints = attempt.hints.length;
  return (
    <Menu
      label={t('header.more')}
      // A playground has no task, and so no time for it.
      header={
        lab.kind === 'playground'
          ? undefined
          : t('lab.level', { level: toLevelWord(lab.level), minutes: lab.minutes })
      }
      items={[
        ...(hints > 0
          ? [
              {
                id: 'hints',
                label: t('hints.button', { count: hints }),
                icon: iconHint,
                onSelect: () => actions.goToBrief('hints'),
              },
            ]
          : []),
        ...(lab.kind === 'playground'
          ? []
          : [
              {
                id: 'solution',
                label: t('brief.solution'),
                icon: attempt.passed ? iconLockOpen : iconLock,
                onSelect: () => actions.goToBrief('solution'),
              },
            ]),
        ...(lab.goal
          ? [
              {
                id: 'flag',
                label: t('flag.title'),
                icon: iconFlag,
                onSelect: actions.goToTests,
              },
            ]
          : []),
        // The way on has taken the place of the button.
        ...(labPage.next.value
          ? [{ id: 'submit', label: t('submit.do'), icon: iconSend, onSelect: () => void actions.submit() }]
          : []),
        {
          id: 'commands',
          label: t('palette.title'),
          icon: iconSearch,
          onSelect: () => view.openDialog('commands'),
        },
        ...(fullScreen.isAvailable
          ? [
              {
                id: 'screen',
                label: t(fullScreen.isOn ? 'screen.leave' : 'screen.full'),
                icon: fullScreen.isOn ? iconMinimize : iconMaximize,
                onSelect: fullScreen.toggle,
              },
            ]
          : []),
        ...hostActions.map(({ id, label, icon, onSelect }) => ({ id, label, icon, onSelect })),
        { kind: 'separator', id: 'before-reset' },
        ...resetEntries,
      ]}
      trigger={trigger}
    />
  );
}
