import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import {
  IconButton,
  iconCommand,
  iconDots,
  iconFlag,
  iconHint,
  iconLock,
  iconLockOpen,
  Menu,
  type MenuTriggerProps,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import type { PageDeeds } from '../use-page-deeds.ts';
import { t } from './messages.ts';
import { useResetEntries } from './ResetMenu.tsx';
import { useReset } from './use-reset.tsx';

const trigger = (props: MenuTriggerProps) => (
  <IconButton {...props} icon={iconDots} label={t('header.more')} />
);

interface MoreMenuProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  deeds: PageDeeds;
}

/** Where there is no room for buttons: hints, solution, flag, reset and all commands. */
export function MoreMenu({ lab, attempt, store, deeds }: MoreMenuProps) {
  useSignals();
  const { ask, question } = useReset(store);
  const resetEntries = useResetEntries(store, ask);
  const hints = attempt.hints.length;
  return (
    <>
      <Menu
        label={t('header.more')}
        header={t('lab.level', { level: lab.level, minutes: lab.minutes })}
        items={[
          ...(hints > 0
            ? [
                {
                  id: 'hints',
                  label: t('hints.button', { count: hints }),
                  icon: iconHint,
                  onSelect: () => deeds.showBrief('hints'),
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
                  onSelect: () => deeds.showBrief('solution'),
                },
              ]),
          ...(lab.goal
            ? [
                {
                  id: 'flag',
                  label: t('flag.title'),
                  icon: iconFlag,
                  onSelect: deeds.showTests,
                },
              ]
            : []),
          {
            id: 'commands',
            label: t('palette.title'),
            icon: iconCommand,
            onSelect: () => deeds.setOverlay('commands'),
          },
          { kind: 'separator', id: 'before-reset' },
          ...resetEntries,
        ]}
        trigger={trigger}
      />
      {question}
    </>
  );
}
