/** How a store tells the user something; the host decides how it looks. */
export type NoticeTone = 'positive' | 'negative' | 'warning' | 'info';
export type Notify = (tone: NoticeTone, text: string) => void;
