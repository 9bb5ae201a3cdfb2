import type { LabPack } from '@drawbridge/contracts/practice';
import type { LabControl, LabLink } from '@drawbridge/contracts/rules';
import {
  createPaneActions,
  findFocusedPane,
  type PaneActions,
  type WorkspaceLayout,
} from '@drawbridge/lab-workspace/page';
import type { ReadonlySignal } from '@preact/signals-react';
import type { BriefTab, PageView } from './page-view.ts';

export interface NavigationDeps {
  lab: ReadonlySignal<LabPack>;
  view: PageView;
  layout: WorkspaceLayout;
  /** The element of the page, for the focus. */
  root: { current: HTMLElement | null };
}

/** The ways to a place of the page, which buttons, keys, links and the command palette share. */
export interface PageNavigation extends PaneActions {
  goToBrief(tab: BriefTab): void;
  /** Opens the assistant, with the focus in the field of the question. */
  goToAssistant(): void;
  /** Goes back to where the assistant was opened from. */
  leaveAssistant(): void;
  goToStep(index: number): void;
  /** Asks which way through the lab the learner wants. */
  goToGuidance(): void;
  /** Shows a file of the solution beside the learner's own. */
  goToComparison(path: string): void;
  /** Steps through the attacks of the lab, on the starter and on the learner's code, with the room of the whole page. */
  goToAttack(): void;
  /** Opens what a link in the text of the lab names. */
  follow(link: LabLink): void;
  goToTests(): void;
  /** Goes from the last step to where the learner works. */
  goToWork(): void;
}

export function createPageNavigation({ lab, view, layout, root }: NavigationDeps): PageNavigation {
  const panes = createPaneActions({ lab, view, layout, root });
  const navigation: PageNavigation = {
    ...panes,
    goToBrief(tab) {
      view.showBriefTab(tab);
      panes.goTo('steps');
    },
    goToAssistant() {
      const shown = layout.isBeside.peek() ? 'steps' : view.pane.peek();
      view.showBriefTab('assistant', findFocusedPane(root.current) ?? shown);
      view.showPane('steps');
      // After a menu or dialog has given the focus back.
      requestAnimationFrame(view.countAsked);
    },
    leaveAssistant() {
      const { tab, pane } = view.beforeAssistant.peek();
      view.showBriefTab(tab);
      panes.goTo(pane);
    },
    goToStep(index) {
      view.showStep(index);
      view.showBriefTab('steps');
      panes.goTo('steps');
    },
    goToGuidance() {
      view.showBriefTab('steps');
      view.showPane('steps');
      view.openGuidance();
    },
    goToFile(path) {
      view.closeComparison();
      panes.goToFile(path);
    },
    goToPlace(place) {
      view.closeComparison();
      panes.goToPlace(place);
    },
    follow: (link) => followLink(link, navigation, view),
    goToComparison(path) {
      view.compare({ path, against: 'mine' });
      panes.goTo('code');
    },
    goToAttack() {
      view.showTestsTab('attack');
      if (layout.isBeside.peek()) view.maximize('tests');
      panes.goTo('tests');
    },
    goToTests() {
      view.showTestsTab('tests');
      panes.goTo('tests');
    },
    goToWork: () => panes.goTo(lab.peek().goal?.by === 'log' ? 'view' : 'code'),
  };
  return navigation;
}

function followLink(link: LabLink, navigation: PageNavigation, view: PageView): void {
  if (link.kind === 'control') openControl(link.control, navigation, view);
  else if (link.line === undefined) navigation.goToFile(link.path);
  else navigation.goToPlace({ path: link.path, line: link.line });
}

function openControl(control: LabControl, navigation: PageNavigation, view: PageView): void {
  switch (control) {
    case 'code':
      return navigation.goTo('code');
    case 'build':
      return navigation.goTo('view');
    case 'tests':
    case 'attack':
      return navigation.goToTests();
    case 'hints':
    case 'solution':
      return navigation.goToBrief(control);
    case 'accounts':
    case 'cookies':
      view.showPane('view');
      view.showAppTab('preview');
      return view.openDialog(control);
    default:
      view.showAppTab(control);
      return navigation.goTo('view');
  }
}
