import { CommandPalette } from '@drawbridge/ui';
import { useReset } from '../header/use-reset.tsx';
import { t } from './messages.ts';
import type { PaletteProps } from './palette-props.ts';
import { toCommands } from './to-commands.ts';

/** Every action of the page in one list, found by typing. */
export function LabPalette(props: PaletteProps) {
  const { store, deeds } = props;
  const { ask, question } = useReset(store);
  const isOpen = deeds.overlay === 'commands';
  return (
    <>
      <CommandPalette
        open={isOpen}
        onClose={() => deeds.setOverlay(undefined)}
        commands={isOpen ? toCommands(props, ask) : []}
        label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        emptyText={t('palette.empty')}
      />
      {question}
    </>
  );
}
