export const PANES = ['steps', 'code', 'view', 'tests'] as const;
export type PaneId = (typeof PANES)[number];

/** Focuses the editor of a pane if it has one, otherwise the pane itself. */
export function focusPane(root: HTMLElement | null, id: PaneId): void {
  const panes = root?.querySelectorAll<HTMLElement>(`[data-pane="${id}"]`) ?? [];
  const pane = [...panes].find((one) => one.checkVisibility()) ?? panes[0];
  (pane?.querySelector<HTMLElement>('.cm-content') ?? pane)?.focus();
}

/** The pane that contains the focus. */
export function findFocusedPane(root: HTMLElement | null): PaneId | undefined {
  const id = root?.ownerDocument.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
  return PANES.find((one) => one === id);
}
