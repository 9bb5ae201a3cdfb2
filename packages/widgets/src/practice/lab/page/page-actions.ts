import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { LabSessionStore } from '@drawbridge/client/stores/practice/lab-session';
import type { LabAttempt, LabLesson, LabPack, LabPlace, LabSubmission } from '@drawbridge/contracts/practice';
import type { LabControl, LabLink } from '@drawbridge/contracts/rules';
import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { ShareReplayProps } from '../../replay/ShareReplay.tsx';
import type { Tour } from '../tour/tour.ts';
import type { LabWorkspace } from '../workspace/lab-workspace.ts';
import type { PageLayout } from './page-layout.ts';
import type { BriefTab, PageView } from './page-view.ts';
import { findFocusedPane, focusPane, type PaneId, toPanes } from './panes.ts';

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
  renderShare?: ((replay: ShareReplayProps) => ReactNode) | undefined;
  /** The score is shown in a gradebook, out of a maximum of its own: the header has no points of ours. */
  hasGradebook?: boolean | undefined;
  /** The address of a lesson; without it the page only names the lessons that explain a wrong fix. */
  toLessonHref?: ((lesson: LabLesson) => string) | undefined;
}

interface ActionDeps {
  data: Pick<LabStore, 'submit' | 'save' | 'saveState'>;
  session: Pick<LabSessionStore, 'stop'>;
  lab: ReadonlySignal<LabPack>;
  attempt: ReadonlySignal<LabAttempt>;
  workspace: ReadonlySignal<LabWorkspace>;
  view: PageView;
  layout: PageLayout;
  tour: Pick<Tour, 'end'>;
  host: ReadonlySignal<LabPageHost>;
  /** The element of the page, for the focus. */
  root: { current: HTMLElement | null };
}

/** What can be done from more than one place of the page: buttons, keys and the command palette. */
export interface LabPageActions {
  /** Shows a pane and moves the focus to it. */
  goTo(pane: PaneId): void;
  /** Goes to the next pane, or with -1 to the previous one. */
  goToNext(by: 1 | -1): void;
  goToBrief(tab: BriefTab): void;
  goToStep(index: number): void;
  /** Asks which way through the lab the learner wants. */
  goToGuidance(): void;
  goToFile(path: string): void;
  /** Shows a line of the learner's files, with the focus in it. */
  goToPlace(place: LabPlace): void;
  /** Shows a file of the solution beside the learner's own. */
  goToComparison(path: string): void;
  /** Steps through the attacks of the lab, on the starter and on the learner's code, with the room of the whole page. */
  goToAttack(): void;
  /** Opens what a link in the text of the lab names. */
  follow(link: LabLink): void;
  goToAddress(): void;
  goToTests(): void;
  /** Gives the pane that has the focus the whole page, or shows all panes again. */
  toggleMaximized(): void;
  /** Goes from the last step to where the learner works. */
  goToWork(): void;
  /** Runs the visible tests. */
  run(): void;
  submit(): Promise<void>;
  leave(): void;
  /** Saves before; asks where that fails, because logging out empties this browser. */
  logOut(): Promise<void>;
}

/** About half a second. */
const MAX_FRAMES = 30;

export function createPageActions(deps: ActionDeps): LabPageActions {
  const { data, session, lab, attempt, workspace, view, layout, tour, host, root } = deps;

  /** A hidden pane can take the focus only after it is rendered, which takes a slow device some frames. */
  function focusSoon(pane: PaneId, framesLeft: number) {
    requestAnimationFrame(() => {
      if (!focusPane(root.current, pane) && framesLeft > 0) focusSoon(pane, framesLeft - 1);
    });
  }

  function goTo(pane: PaneId) {
    view.showPane(pane);
    focusSoon(pane, MAX_FRAMES);
  }

  function openControl(control: LabControl) {
    switch (control) {
      case 'code':
        return goTo('code');
      case 'build':
        return goTo('view');
      case 'tests':
      case 'attack':
        return actions.goToTests();
      case 'hints':
      case 'solution':
        return actions.goToBrief(control);
      case 'accounts':
      case 'cookies':
        view.showPane('view');
        view.showAppTab('preview');
        return view.openDialog(control);
      default:
        view.showAppTab(control);
        return goTo('view');
    }
  }

  const actions: LabPageActions = {
    goTo,
    goToNext(by) {
      const panes = toPanes(lab.peek());
      const shown = layout.isBeside.peek() ? panes.at(-1) : view.pane.peek();
      const current = findFocusedPane(root.current) ?? shown ?? 'steps';
      goTo(panes[(panes.indexOf(current) + by + panes.length) % panes.length] ?? 'steps');
    },
    goToBrief(tab) {
      view.showBriefTab(tab);
      goTo('steps');
    },
    goToStep(index) {
      view.showStep(index);
      view.showBriefTab('steps');
      goTo('steps');
    },
    goToGuidance() {
      view.showBriefTab('steps');
      view.showPane('steps');
      view.openGuidance();
    },
    goToFile(path) {
      view.closeComparison();
      view.showFile(path);
      goTo('code');
    },
    goToPlace(place) {
      view.closeComparison();
      view.showLine(place);
      view.showPane('code');
    },
    follow(link) {
      if (link.kind === 'file' && link.line !== undefined)
        actions.goToPlace({ path: link.path, line: link.line });
      else if (link.kind === 'file') actions.goToFile(link.path);
      else openControl(link.control);
    },
    goToComparison(path) {
      view.compare({ path, against: 'mine' });
      goTo('code');
    },
    goToAttack() {
      view.showTestsTab('attack');
      if (layout.isBeside.peek()) view.maximize('tests');
      goTo('tests');
    },
    goToAddress() {
      view.showPane('view');
      requestAnimationFrame(() => {
        const field = root.current?.querySelector<HTMLInputElement>('[data-address]');
        if (field?.checkVisibility()) field.focus();
        else focusPane(root.current, 'view');
      });
    },
    goToTests() {
      view.showTestsTab('tests');
      goTo('tests');
    },
    toggleMaximized() {
      if (view.maximized.peek() !== undefined) view.restore();
      else if (layout.isBeside.peek()) view.maximize(findFocusedPane(root.current) ?? 'code');
    },
    goToWork: () => goTo(lab.peek().goal?.by === 'log' ? 'view' : 'code'),
    run() {
      view.showTestsTab('tests');
      void workspace.peek().run();
    },
    async submit() {
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
    },
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
  return actions;
}
