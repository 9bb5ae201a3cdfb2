/** A message in place of a widget, with a retry button if retrying can help. @see EMB-17 */
export function createNote(text: string, retry?: { label: string; onRetry: () => void }): HTMLElement {
  const note = document.createElement('div');
  note.className = 'note';
  note.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  note.append(words);
  if (retry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = retry.label;
    button.addEventListener('click', retry.onRetry);
    note.append(button);
  }
  return note;
}
