export { createPaneActions, type PaneActions } from './pane-actions.ts';
export { toPaneLabel } from './pane-labels.ts';
export { findFocusedPane, type PaneId, toPanes } from './panes.ts';
export { createStoredValue, isBoolean, isTextList } from './stored-value.ts';
export { createWorkspaceLayout, type WorkspaceLayout } from './workspace-layout.ts';
export type { WorkspacePage } from './workspace-page.ts';
export { useLabBrowser, WorkspacePageContext } from './workspace-page-context.ts';
export { createWorkspaceView, type WorkspaceDialog, type WorkspaceView } from './workspace-view.ts';
