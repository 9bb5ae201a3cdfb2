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

describe('EMB-8 a dialog on the page', () => {
  it('a hidden dialog reports it once, immediately', async () => {
    const { element, show, hide, heard } = putDialog();
    show();
    const event = untilEvent(element);
    hide();
    expect(heard).toEqual(['closed']);
    await event;
    hide();
    expect(heard).toEqual(['closed']);
  });

  it('a dialog closed by its button reports it once', async () => {
    const { element, show, heard } = putDialog();
    show();
    const event = untilEvent(element);
    element.querySelector('button')?.click();
    await event;
    expect([element.open, heard]).toEqual([false, ['closed']]);
  });

  it('a dialog closed by the browser, as on Escape, reports it once', async () => {
    const { element, show, heard } = putDialog();
    show();
    const event = untilEvent(element);
    element.close();
    await event;
    expect(heard).toEqual(['closed']);
  });

  it.each(['hide', 'browser'] as const)(
    'a dialog that reopens before the event of its closing has reported it by then, and not after (%s)',
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
