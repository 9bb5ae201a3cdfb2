import { reviewSubmitted } from '@drawbridge/contracts/learning';

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

/** The form, and the origin of the page around it. */
export interface FramedForm {
  url: string;
  pageOrigin: string;
}

/** True when page and form have one origin: the frame gets none then, since with it the form could remove its sandbox. */
export const isOwnForm = ({ url, pageOrigin }: FramedForm): boolean => new URL(url).origin === pageOrigin;

/**
 * True for a message from the form's own window and origin, which is `null` for a form without one. Whatever it says, the
 * form is there: what a browser shows in place of a page that it could not load, or may not frame, sends nothing.
 * @see REV-3, REV-6
 */
export function isFormMessage(
  event: Pick<MessageEvent, 'origin' | 'source'>,
  frame: Window | null | undefined,
  form: FramedForm,
): boolean {
  if (frame === null || frame === undefined) return false;
  const origin = isOwnForm(form) ? 'null' : new URL(form.url).origin;
  return event.origin === origin && event.source === frame;
}

/** True for the message that ends the dialog. @see REV-6 */
export function isDoneMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null | undefined,
  form: FramedForm,
): boolean {
  return isFormMessage(event, frame, form) && reviewSubmitted.safeParse(event.data).success;
}
