import type { LabStore } from '@drawbridge/client/stores/lab';
import {
  Button,
  IconButton,
  iconFile,
  iconReset,
  Menu,
  type MenuEntry,
  type MenuTriggerProps,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useLabPageState } from '../page-state.ts';
import { t } from './messages.ts';
import { useReset } from './use-reset.tsx';

const shortTrigger = (props: MenuTriggerProps) => (
  <IconButton {...props} icon={iconReset} label={t('reset.menu')} />
);
const longTrigger = (props: MenuTriggerProps) => (
  <Button {...props} tone="quiet" icon={iconReset}>
    {t('reset.menu')}
  </Button>
);

/** The entries that reset the file that is shown, or the whole lab. */
export function useResetEntries(store: LabStore, onAsk: () => void): MenuEntry[] {
  const shown = useLabPageState().openFile.value;
  const isFileChanged = store.changedFiles.value.some(({ path }) => path === shown);
  return [
    {
      id: 'file',
      label: t('reset.file'),
      icon: iconFile,
      disabled: !isFileChanged,
      onSelect: () => store.resetFile(shown),
    },
    { id: 'lab', label: t('reset.lab'), icon: iconReset, tone: 'danger', onSelect: onAsk },
  ];
}

/** Puts back the file that is shown, or the whole lab after a question. */
export function ResetMenu({ store, isShort }: { store: LabStore; isShort: boolean }) {
  useSignals();
  const { ask, question } = useReset(store);
  const entries = useResetEntries(store, ask);
  return (
    <>
      <Menu label={t('reset.menu')} items={entries} trigger={isShort ? shortTrigger : longTrigger} />
      {question}
    </>
  );
}
