/** A dialog that the user opens from the shell. */
export type ShellDialog = 'review' | 'verify' | 'palette';
