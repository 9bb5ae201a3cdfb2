import type { EmbedEvents } from '@drawbridge/contracts/embed-protocol';

/** Sends an event of a widget from its element. False when the page wants to act itself. */
export function fire(element: HTMLElement, name: string, detail: unknown): boolean {
  const event = { bubbles: true, composed: true, cancelable: true };
  const isAllowed = element.dispatchEvent(new CustomEvent(`drawbridge:${name}`, { ...event, detail }));
  element.dispatchEvent(
    new CustomEvent('drawbridge:event', { ...event, cancelable: false, detail: { name, detail } }),
  );
  return isAllowed;
}

/**
 * Where a press on a card leads: to the player that its element names, else to the page of Drawbridge in a tab of its
 * own. An address of anybody else is not followed. @see EMB-19
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
