/** The form's address for a person, with their values encoded. @see REV-4 */
export function toFormAddress(formUrl: string, { state, email }: { state: string; email: string }): string {
  const url = new URL(formUrl);
  url.searchParams.set('state', state);
  url.searchParams.set('email', email);
  return url.href;
}

/** True for the one message that counts, from the form's own window and origin. @see REV-6 */
export function isDoneMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null | undefined,
  formUrl: string,
): boolean {
  const { data } = event as { data: unknown };
  return (
    event.origin === new URL(formUrl).origin &&
    event.source === frame &&
    frame !== null &&
    frame !== undefined &&
    typeof data === 'object' &&
    data !== null &&
    (data as { type?: unknown }).type === 'review_submitted'
  );
}
