export interface HostDialog {
  element: HTMLDialogElement;
  show(): void;
  hide(): void;
}

/**
 * A dialog of the partner's page around a frame: one inside of the frame would leave the page behind it in reach. The
 * browser keeps the focus inside and returns it.
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
  element.addEventListener('close', onClosed);
  return {
    element,
    show() {
      if (!element.open) element.showModal();
    },
    hide() {
      if (element.open) element.close();
    },
  };
}
