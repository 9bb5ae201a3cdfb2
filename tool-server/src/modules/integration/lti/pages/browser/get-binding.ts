// A launch without its cookie: try the platform's storage, then the browser's storage access, then a button.
import { canAskForCookies, mayUseCookies, note, toReason } from './cookies.js';
import { findElement } from './elements.js';
import { getData } from './platform-storage.js';

const { frame = '', origin = '', key = '', retry = '' } = document.body.dataset;
const access = findElement('access');

/** Sends the launch again from our own page, with the binding or with the cookie that is readable now. */
function launchAgain(binding = ''): void {
  const form = document.forms.namedItem('launch');
  if (!form) throw new Error('the page has no form for the launch');
  for (const [name, value] of Object.entries({ binding, retry: '1' })) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no field "${name}"`);
    field.value = value;
  }
  form.submit();
}

async function fromPlatform(): Promise<string | undefined> {
  if (!frame) return undefined;
  try {
    return await getData({ frameName: frame, origin, key });
  } catch (error) {
    note(`platform storage: ${toReason(error)}`);
    return undefined;
  }
}

function offerAccess(): void {
  if (!canAskForCookies()) return;
  access.hidden = false;
  access.addEventListener('click', async () => {
    const mayNow = await mayUseCookies();
    access.hidden = true;
    // The cookie of the login may have been stored with access that this page did not have until now.
    if (mayNow && !retry) launchAgain();
    // It was not stored: with access granted the login begins again, and it will be.
    else if (mayNow && access.dataset.again) location.replace(access.dataset.again);
    else document.getElementById('allowed')?.toggleAttribute('hidden', !mayNow);
  });
}

if (!retry) {
  const binding = await fromPlatform();
  if (binding) launchAgain(binding);
  else if (canAskForCookies() && (await mayUseCookies())) launchAgain();
  else offerAccess();
} else {
  offerAccess();
}
findElement('ways').hidden = false;
