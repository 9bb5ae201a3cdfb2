/** A dialog over the shell: opened by the user, or demanded of them. */
export type ShellDialog = 'review' | 'verify' | 'palette' | 'enroll';
