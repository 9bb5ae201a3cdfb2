import {
  Button,
  IconButton,
  iconFile,
  iconReset,
  Menu,
  type MenuEntry,
  type MenuTriggerProps,
} from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

const shortTrigger = (props: MenuTriggerProps) => (
  <IconButton {...props} icon={iconReset} label={t('reset.menu')} />
);
const longTrigger = (props: MenuTriggerProps) => (
  <Button {...props} tone="quiet" icon={iconReset}>
    {t('reset.menu')}
  </Button>
);

/** The entries that reset the file that is shown, or the whole lab. */
export function useResetEntries(): MenuEntry[] {
  const { data, view } = useLabPage();
  const shown = view.file.value;
  const isFileChanged = data.changedFiles.value.some(({ path }) => path === shown);
  return [
    {
      id: 'file',
      label: t('reset.file'),
      icon: iconFile,
      disabled: !isFileChanged,
      onSelect: () => data.resetFile(shown),
    },
    {
      id: 'lab',
      label: t('reset.lab'),
      icon: iconReset,
      tone: 'danger',
      onSelect: () => view.openDialog('reset'),
    },
  ];
}

/** Resets the file that is shown, or after a question the whole lab. */
export function ResetMenu() {
  const { layout } = useLabPage();
  const entries = useResetEntries();
  return (
    <Menu
      label={t('reset.menu')}
      items={entries}
      trigger={layout.isBeside.value ? longTrigger : shortTrigger}
    />
  );
}
