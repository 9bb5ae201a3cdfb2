import type { LabPack } from '@drawbridge/contracts/practice';

export const PANES = ['steps', 'code', 'view', 'tests'] as const;
export type PaneId = (typeof PANES)[number];

/** The panes of a lab. A playground has nothing to pass, so without tests of its own it has no pane for them. */
export function toPanes({ kind, tests }: Pick<LabPack, 'kind' | 'tests'>): readonly PaneId[] {
  return kind === 'playground' && tests.length === 0 ? PANES.filter((pane) => pane !== 'tests') : PANES;
}

/** Focuses the editor of a pane if it has one, otherwise the pane itself. False while the pane is not shown. */
export function focusPane(root: HTMLElement | null, id: PaneId): boolean {
  const panes = root?.querySelectorAll<HTMLElement>(`[data-pane="${id}"]`) ?? [];
  const pane = [...panes].find((one) => one.checkVisibility()) ?? panes[0];
  (pane?.querySelector<HTMLElement>('.cm-content') ?? pane)?.focus();
  return findFocusedPane(root) === id;
}

/** The pane that contains the focus. */
export function findFocusedPane(root: HTMLElement | null): PaneId | undefined {
  const id = root?.ownerDocument.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
  return PANES.find((one) => one === id);
}
