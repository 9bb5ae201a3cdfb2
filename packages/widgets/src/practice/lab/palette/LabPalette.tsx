import { CommandPalette } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import { toCommands } from './to-commands.ts';

/** Every action of the page in one list, found by typing. */
export function LabPalette() {
  const labPage = useLabPage();
  const isOpen = labPage.view.dialog.value === 'commands';
  return (
    <CommandPalette
      open={isOpen}
      onClose={labPage.view.closeDialog}
      commands={isOpen ? toCommands(labPage) : []}
      label={t('palette.title')}
      placeholder={t('palette.placeholder')}
      emptyText={t('palette.empty')}
    />
  );
}
