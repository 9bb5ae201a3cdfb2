import { afterEach, describe, expect, it } from 'vitest';
import { createHostDialog } from './host-dialog.ts';

function putDialog() {
  const heard: string[] = [];
  const dialog = createHostDialog(document.createElement('p'), {
    label: 'Recommendations',
    closeLabel: 'Close',
    onClosed: () => void heard.push('closed'),
  });
  document.body.append(dialog.element);
  return { ...dialog, heard };
}
/** The browser sends the event of a dialog in a task after the one that closed it. */
const untilEvent = (element: HTMLElement) =>
  new Promise((resolve) => element.addEventListener('close', resolve, { once: true }));

afterEach(() => document.body.replaceChildren());

describe('EMB-8 a dialog of the page', () => {
  it('that is hidden tells it once, immediately', async () => {
    const { element, show, hide, heard } = putDialog();
    show();
    const event = untilEvent(element);
    hide();
    expect(heard).toEqual(['closed']);
    await event;
    hide();
    expect(heard).toEqual(['closed']);
  });

  it('that its button closes tells it once', async () => {
    const { element, show, heard } = putDialog();
    show();
    const event = untilEvent(element);
    element.querySelector('button')?.click();
    await event;
    expect([element.open, heard]).toEqual([false, ['closed']]);
  });

  it('that the browser closes, as at Escape, tells it once', async () => {
    const { element, show, heard } = putDialog();
    show();
    const event = untilEvent(element);
    element.close();
    await event;
    expect(heard).toEqual(['closed']);
  });

  it.each(['hide', 'browser'] as const)(
    'that opens again before the event of its closing has told it by then, and not after (%s)',
    async (by) => {
      const { element, show, hide, heard } = putDialog();
      show();
      const event = untilEvent(element);
      if (by === 'hide') hide();
      else element.close();
      show();
      heard.push('opened');
      await event;
      expect([element.open, heard]).toEqual([true, ['closed', 'opened']]);
    },
  );
});
