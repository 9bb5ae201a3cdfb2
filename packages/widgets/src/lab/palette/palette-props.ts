import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabAttempt, LabPack } from '@drawbridge/contracts';
import type { PageDeeds } from '../use-page-deeds.ts';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';

export interface PaletteProps {
  lab: LabPack;
  attempt: LabAttempt;
  store: LabStore;
  workspace: LabWorkspace | undefined;
  deeds: PageDeeds;
  isWrapping: boolean;
  onWrap: (isWrapping: boolean) => void;
  onExit: (() => void) | undefined;
}
