import type { LabStore } from '@drawbridge/client/stores/labs';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import { CommandPalette } from '@drawbridge/ui';
import { useReset } from '../header/use-reset.tsx';
import { say } from '../parts.messages.ts';
import type { LabBench } from '../session/lab-bench.ts';
import type { PageDeeds } from '../use-page-deeds.ts';
import { toCommands } from './to-commands.ts';

export interface PaletteProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  bench: LabBench | undefined;
  deeds: PageDeeds;
  isWrapping: boolean;
  onWrap: (isWrapping: boolean) => void;
  onExit: (() => void) | undefined;
}

/** Every deed of the page in one list, found by typing. */
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
        label={say('palette.title')}
        placeholder={say('palette.placeholder')}
        emptyText={say('palette.empty')}
      />
      {question}
    </>
  );
}
