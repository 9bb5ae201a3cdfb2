/** How a store tells the user something; the host decides how it looks. */
export type NoticeTone = 'positive' | 'negative' | 'warning' | 'info';
export type Notify = (tone: NoticeTone, text: string) => void;

/** Takes what is wrong and not shown to the user. @see ERR-24, DATA-22 */
export type LogError = (text: string, detail: unknown) => void;
