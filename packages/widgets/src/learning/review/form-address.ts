/** What the form is opened with for a person: `state` comes back with the review. */
export interface FormToken {
  state: string;
  email: string;
}

/** The form's address for a person, with their values encoded. @see REV-4 */
export function toFormAddress(formUrl: string, { state, email }: FormToken): string {
  const url = new URL(formUrl);
  url.searchParams.set('state', state);
  url.searchParams.set('email', email);
  return url.href;
}

/**
 * True for a message from the form's own window and origin. Whatever it says, the form is there: what a browser shows in
 * place of a page that it could not load, or may not frame, has another origin. @see REV-3, REV-6
 */
export function isFormMessage(
  event: Pick<MessageEvent, 'origin' | 'source'>,
  frame: Window | null | undefined,
  formUrl: string,
): boolean {
  if (frame === null || frame === undefined) return false;
  return event.origin === new URL(formUrl).origin && event.source === frame;
}

/** True for the message that ends the dialog. @see REV-6 */
export function isDoneMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null | undefined,
  formUrl: string,
): boolean {
  const { data } = event as { data: unknown };
  return (
    isFormMessage(event, frame, formUrl) &&
    typeof data === 'object' &&
    data !== null &&
    (data as { type?: unknown }).type === 'review_submitted'
  );
}
