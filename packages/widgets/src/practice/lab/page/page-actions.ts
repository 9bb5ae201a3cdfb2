import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabAttempt, LabLesson, LabSubmission } from '@drawbridge/contracts/practice';
import type { ReplayToShare } from '@drawbridge/lab-workspace/results';
import type { LabWorkspace } from '@drawbridge/lab-workspace/runner';
import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { LabAssistant } from '../brief/lab-assistant.ts';
import type { Tour } from '../tour/tour.ts';
import { createPageNavigation, type NavigationDeps, type PageNavigation } from './page-navigation.ts';

/** What the host of the lab page wants to know, and what it adds. */
export interface LabPageHost {
  /** Called once for each submission that passed. */
  onPassed?: ((submission: LabSubmission) => void) | undefined;
  /** Called once for each submission that got a result, before `onPassed`. */
  onGraded?: ((submission: LabSubmission) => void) | undefined;
  /** Without it the page has no button that leaves the lab. */
  onExit?: (() => void) | undefined;
  /** Ends the session of the host; without it the page has no such command. @see ASVS 7.4.4 */
  onLogout?: (() => void) | undefined;
  /** The dialog in which a replay is shared; without it replays have no such button. */
  renderShare?: ((replay: ReplayToShare) => ReactNode) | undefined;
  /** Without it the page has nobody to ask. */
  assistant?: LabAssistant | undefined;
  /** The score is shown in a gradebook, out of a maximum of its own: the header has no points of ours. */
  hasGradebook?: boolean | undefined;
  /** The address of a lesson; without it the page only names the lessons that explain a wrong fix. */
  toLessonHref?: ((lesson: LabLesson) => string) | undefined;
}

interface ActionDeps extends NavigationDeps {
  data: Pick<LabStore, 'submit' | 'save' | 'saveState'>;
  session: Pick<LabSessionStore, 'stop'>;
  attempt: ReadonlySignal<LabAttempt>;
  workspace: ReadonlySignal<LabWorkspace>;
  tour: Pick<Tour, 'end'>;
  host: ReadonlySignal<LabPageHost>;
}

/** What can be done from more than one place of the page: buttons, keys and the command palette. */
export interface LabPageActions extends PageNavigation {
  /** Runs the visible tests. */
  run(): void;
  submit(): Promise<void>;
  leave(): void;
  /** Saves before; asks where that fails, because logging out empties this browser. */
  logOut(): Promise<void>;
}

export function createPageActions(deps: ActionDeps): LabPageActions {
  const { data, session, attempt, workspace, view, host } = deps;
  return {
    ...createPageNavigation(deps),
    run() {
      view.showTestsTab('tests');
      void workspace.peek().run();
    },
    submit: () => submit(deps),
    leave() {
      // A lab that is passed is stopped; any other one goes on running.
      if (attempt.peek().passed) void session.stop();
      host.peek().onExit?.();
    },
    async logOut() {
      await data.save();
      if (data.saveState.peek() === 'saved') host.peek().onLogout?.();
      else view.openDialog('logout');
    },
  };
}

async function submit({ data, lab, workspace, view, tour, host }: ActionDeps): Promise<void> {
  const isByLog = lab.peek().goal?.by === 'log';
  const log = isByLog ? (workspace.peek().browser.peek()?.attack.peek() ?? []) : [];
  // Without a request there is no attack yet: the goal says how to make one.
  const isEmpty = isByLog && log.length === 0;
  view.showTestsTab(isEmpty ? 'tests' : 'result');
  view.restore();
  view.showPane('tests');
  if (isEmpty) return;
  // Whoever submits has found their way.
  tour.end();
  const graded = await data.submit(log);
  if (graded?.result) host.peek().onGraded?.(graded);
  if (graded?.result?.verdict === 'passed') host.peek().onPassed?.(graded);
}
