import type { LabPack, LabPlace } from '@drawbridge/contracts/practice';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { PaneId } from './panes.ts';

export type AppTab = 'preview' | 'requests' | 'victim' | 'database' | 'console';
/** The dialogs of the workspace itself; a page adds its own. */
export type WorkspaceDialog = 'accounts' | 'cookies';

/** A line that the editor shows; each object is shown once. */
export interface EditorTarget extends LabPlace {
  takesFocus: boolean;
}

/** Which panes, tabs, files and dialogs of the workspace are open. */
export interface WorkspaceView<Dialog extends string = string> {
  /** The pane that is shown where there is room for one only. */
  pane: ReadonlySignal<PaneId>;
  /** Where the panes are beside each other, closed tests are one line. */
  isTestsOpen: ReadonlySignal<boolean>;
  appTab: ReadonlySignal<AppTab>;
  /** The pane that has the whole page, where the panes are beside each other. */
  maximized: ReadonlySignal<PaneId | undefined>;
  /** Key of the request whose details are open. */
  request: ReadonlySignal<number | undefined>;
  dialog: ReadonlySignal<Dialog | undefined>;
  /** Path of the file in the editor. */
  file: ReadonlySignal<string>;
  /** The line that the editor goes to when it shows its file. */
  target: ReadonlySignal<EditorTarget | undefined>;
  /** A maximized pane gives its place to the one that is shown. */
  showPane(pane: PaneId): void;
  openTests(): void;
  closeTests(): void;
  maximize(pane: PaneId): void;
  /** Shows all panes. */
  restore(): void;
  showAppTab(tab: AppTab): void;
  /** Opens the details of a request in the list. */
  showRequest(key: number): void;
  closeRequest(): void;
  openDialog(dialog: Dialog): void;
  closeDialog(): void;
  showFile(path: string): void;
  /** Shows a line of a file, with the focus in the editor. */
  showLine(place: LabPlace): void;
}

export function createWorkspaceView<Dialog extends string>({
  open_file,
  open_line,
}: Pick<LabPack, 'open_file' | 'open_line'>): WorkspaceView<Dialog> {
  const pane = signal<PaneId>('steps');
  const isTestsOpen = signal(false);
  const maximized = signal<PaneId | undefined>(undefined);
  const appTab = signal<AppTab>('preview');
  const request = signal<number | undefined>(undefined);
  const dialog = signal<Dialog | undefined>(undefined);
  const file = signal(open_file);
  const target = signal<EditorTarget | undefined>(
    open_line === undefined ? undefined : { path: open_file, line: open_line, takesFocus: false },
  );
  return {
    pane,
    isTestsOpen,
    maximized,
    appTab,
    request,
    dialog,
    file,
    target,
    showPane(next) {
      pane.value = next;
      if (maximized.value !== undefined) maximized.value = next;
    },
    openTests() {
      isTestsOpen.value = true;
    },
    closeTests() {
      isTestsOpen.value = false;
    },
    maximize(next) {
      maximized.value = next;
    },
    restore() {
      maximized.value = undefined;
    },
    showAppTab(next) {
      appTab.value = next;
    },
    showRequest(key) {
      appTab.value = 'requests';
      request.value = key;
    },
    closeRequest() {
      request.value = undefined;
    },
    openDialog(next) {
      dialog.value = next;
    },
    closeDialog() {
      dialog.value = undefined;
    },
    showFile(path) {
      file.value = path;
    },
    showLine(place) {
      file.value = place.path;
      target.value = { ...place, takesFocus: true };
    },
  };
}
