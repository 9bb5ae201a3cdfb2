/** A text, and where it is shown. */
export interface Message {
  text: string;
  description: string;
}
