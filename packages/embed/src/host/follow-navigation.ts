import type { EmbedEvents } from '@drawbridge/contracts/embed-protocol';

/** Dispatches a widget's event from its element. Returns false if the page wants to handle it itself. */
export function fire(element: HTMLElement, name: string, detail: unknown): boolean {
  const event = { bubbles: true, composed: true, cancelable: true };
  const isAllowed = element.dispatchEvent(new CustomEvent(`drawbridge:${name}`, { ...event, detail }));
  element.dispatchEvent(
    new CustomEvent('drawbridge:event', { ...event, cancelable: false, detail: { name, detail } }),
  );
  return isAllowed;
}

/**
 * Follows a click on a card: to the player that its element names, otherwise to the portal page in a new tab. URLs of
 * other origins are not followed.
 * @see EMB-19
 */
export function followNavigation(
  element: HTMLElement,
  base: string,
  { url, course_id, lab_id }: EmbedEvents['navigate'],
): void {
  const player = document.getElementById(element.getAttribute('player') ?? '');
  if (player && (course_id ?? lab_id) !== undefined) {
    player.setAttribute(course_id === undefined ? 'lab' : 'course', course_id ?? lab_id ?? '');
    player.hidden = false;
    player.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (new URL(url).origin === new URL(base).origin) window.open(url, '_blank', 'noopener');
}
