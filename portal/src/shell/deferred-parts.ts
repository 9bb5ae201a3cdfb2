/** Parts of the shell that the page is shown without. */
export const loadAccountMenu = async () => (await import('./AccountMenu.tsx')).AccountMenu;
export const loadShellDialogs = async () => (await import('./ShellDialogs.tsx')).ShellDialogs;
