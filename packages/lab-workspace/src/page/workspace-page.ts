import type { LabFile, LabPack, LabPlace } from '@drawbridge/contracts/practice';
import type { ReadonlySignal } from '@preact/signals-react';
import type { LabWorkspace } from '../runner/lab-workspace.ts';
import type { PaneId } from './panes.ts';
import type { WorkspaceLayout } from './workspace-layout.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** The files of the lab as they are edited. */
interface EditedFiles {
  /** Texts by path. */
  files: ReadonlySignal<ReadonlyMap<string, string>>;
  /** The files that differ from the starter. */
  changedFiles: ReadonlySignal<LabFile[]>;
  edit(path: string, text: string): void;
}

/**
 * The page around the parts of a workspace: all that they read of it and ask of it. The lab page is one; a page that
 * edits a lab makes its own.
 */
export interface WorkspacePage {
  lab: ReadonlySignal<LabPack>;
  data: EditedFiles;
  /** The lab running in this page: tests, app and its browser. */
  workspace: ReadonlySignal<LabWorkspace>;
  /** Open panes, tabs, files and dialogs. */
  view: WorkspaceView;
  layout: WorkspaceLayout;
  /** The pane that the page explains. */
  outlined: ReadonlySignal<PaneId | undefined>;
  services: {
    /** Address of the document that the preview runs in. */
    toPreviewFrameUrl: () => string;
    /** Nonce of the page's CSP, for the style element of the editor. */
    cspNonce?: string | undefined;
  };
  actions: {
    /** Goes to the next pane, or with -1 to the previous one. */
    goToNext(by: 1 | -1): void;
    /** Shows a line of the learner's files, with the focus in it. */
    goToPlace(place: LabPlace): void;
    /** Runs the visible tests. */
    run(): void;
  };
}
