// Copies the incident number. A platform's frame may not use the clipboard: then the number is selected at least.
import { findElement } from './elements.js';

const incident = findElement('incident');
const copy = findElement('copy');
const copied = findElement('copied');

async function copyIncident(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(incident.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(incident);
    // Allowed in any frame after a press.
    return document.execCommand('copy');
  }
}

copy.hidden = false;
copy.addEventListener('click', async () => {
  copied.textContent = (await copyIncident()) ? 'Copied' : 'Selected: copy it with your keyboard';
});
