// A launch without its cookie: try the platform's storage, then the browser's storage access, then a button.
import { mayUseCookies, note } from './cookies.js';
import { getData } from './platform-storage.js';

const { frame, origin, key, retry } = document.body.dataset;
const form = document.forms.launch;
const access = document.getElementById('access');

/** Sends the launch again from our own page, with the binding or with the cookie that is readable now. */
function launchAgain(binding) {
  form.elements.binding.value = binding ?? '';
  form.elements.retry.value = '1';
  form.submit();
}

async function fromPlatform() {
  if (!frame) return undefined;
  try {
    return await getData({ frameName: frame, origin, key });
  } catch (error) {
    return note(`platform storage: ${error.message}`) || undefined;
  }
}

function offerAccess() {
  if (!document.requestStorageAccess) return;
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
  else if (document.requestStorageAccess && (await mayUseCookies())) launchAgain();
  else offerAccess();
} else {
  offerAccess();
}
document.getElementById('ways').hidden = false;
