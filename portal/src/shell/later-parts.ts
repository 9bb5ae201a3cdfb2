/** Parts of the shell that a page can stand without. */
export const loadAccountMenu = async () => (await import('./AccountMenu.tsx')).AccountMenu;
export const loadVisit = async () => (await import('./Visit.tsx')).Visit;
