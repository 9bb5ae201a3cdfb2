export interface HostDialog {
  element: HTMLDialogElement;
  show(): void;
  hide(): void;
}

/**
 * A dialog on the partner's page, around a frame: a dialog inside the frame would leave the page behind it reachable.
 * The browser keeps the focus inside and returns it. `onClosed` is called once per closing, always before the dialog
 * opens again.
 */
export function createHostDialog(
  content: HTMLElement,
  { label, closeLabel, onClosed }: { label: string; closeLabel: string; onClosed: () => void },
): HostDialog {
  const element = document.createElement('dialog');
  element.setAttribute('aria-label', label);
  const bar = document.createElement('div');
  bar.className = 'bar';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = closeLabel;
  close.addEventListener('click', () => element.close());
  bar.append(close);
  element.append(bar, content);

  let isShown = false;
  function endShown(): void {
    if (!isShown || element.open) return;
    isShown = false;
    onClosed();
  }
  // The browser sends it in a later task: the page may have reopened the dialog by then.
  element.addEventListener('close', endShown);
  return {
    element,
    show() {
      endShown();
      if (element.open) return;
      isShown = true;
      element.showModal();
    },
    hide() {
      element.close();
      endShown();
    },
  };
}
