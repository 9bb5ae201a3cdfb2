import { useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext } from 'react';
import type { LabBrowser } from '../runner/browser/browser.ts';
import type { WorkspacePage } from './workspace-page.ts';

export const WorkspacePageContext = createContext<WorkspacePage | undefined>(undefined);

/** The page around a part of the workspace. The part renders again when a signal it read changes. */
export function useWorkspacePage(): WorkspacePage {
  useSignals();
  const workspacePage = useContext(WorkspacePageContext);
  if (!workspacePage) throw new Error('useWorkspacePage() needs a <WorkspacePageContext> around it');
  return workspacePage;
}

/** The browser of the running app; only for parts that are shown while it runs. */
export function useLabBrowser(): LabBrowser {
  const browser = useWorkspacePage().workspace.value.browser.value;
  if (!browser) throw new Error('a part of the preview was rendered without a running app');
  return browser;
}
