/** How a store notifies the user; the host decides what it looks like. */
export type NoticeTone = 'positive' | 'negative' | 'warning' | 'info';
export type Notify = (tone: NoticeTone, text: string) => void;

/** Receives faults that are not shown to the user. @see ERR-24, DATA-22 */
export type LogError = (text: string, detail: unknown) => void;
