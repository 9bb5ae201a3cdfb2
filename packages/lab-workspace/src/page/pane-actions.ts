import type { LabPack, LabPlace } from '@drawbridge/contracts/practice';
import type { ReadonlySignal } from '@preact/signals-react';
import { findFocusedPane, focusPane, type PaneId, toPanes } from './panes.ts';
import type { WorkspaceLayout } from './workspace-layout.ts';
import type { WorkspaceView } from './workspace-view.ts';

interface PaneActionDeps {
  lab: ReadonlySignal<Pick<LabPack, 'kind' | 'tests'>>;
  view: WorkspaceView;
  layout: Pick<WorkspaceLayout, 'isBeside'>;
  /** The element of the page, for the focus. */
  root: { current: HTMLElement | null };
}

/** How the focus moves between the panes. */
export interface PaneActions {
  /** Shows a pane and moves the focus to it. */
  goTo(pane: PaneId): void;
  /** Goes to the next pane, or with -1 to the previous one. */
  goToNext(by: 1 | -1): void;
  goToFile(path: string): void;
  /** Shows a line of the learner's files, with the focus in it. */
  goToPlace(place: LabPlace): void;
  goToAddress(): void;
  /** Gives the pane that has the focus the whole page, or shows all panes again. */
  toggleMaximized(): void;
}

/** About half a second. */
const MAX_FRAMES = 30;

export function createPaneActions({ lab, view, layout, root }: PaneActionDeps): PaneActions {
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

  return {
    goTo,
    goToNext(by) {
      const panes = toPanes(lab.peek());
      const shown = layout.isBeside.peek() ? panes.at(-1) : view.pane.peek();
      const current = findFocusedPane(root.current) ?? shown ?? 'steps';
      goTo(panes[(panes.indexOf(current) + by + panes.length) % panes.length] ?? 'steps');
    },
    goToFile(path) {
      view.showFile(path);
      goTo('code');
    },
    goToPlace(place) {
      view.showLine(place);
      view.showPane('code');
    },
    goToAddress() {
      view.showPane('view');
      requestAnimationFrame(() => {
        const field = root.current?.querySelector<HTMLInputElement>('[data-address]');
        if (field?.checkVisibility()) field.focus();
        else focusPane(root.current, 'view');
      });
    },
    toggleMaximized() {
      if (view.maximized.peek() !== undefined) view.restore();
      else if (layout.isBeside.peek()) view.maximize(findFocusedPane(root.current) ?? 'code');
    },
  };
}
