import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import type { LabBench } from '../session/lab-bench.ts';
import type { PageDeeds } from '../use-page-deeds.ts';

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
