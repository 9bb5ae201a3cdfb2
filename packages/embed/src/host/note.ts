import { TEXTS } from './texts.ts';

/** A message in place of a widget, with a button to try again where that can help. @see EMB-17 */
export function createNote(text: string, onRetry?: () => void): HTMLElement {
  const note = document.createElement('div');
  note.className = 'note';
  note.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  note.append(words);
  if (onRetry) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = TEXTS.retry;
    button.addEventListener('click', onRetry);
    note.append(button);
  }
  return note;
}
