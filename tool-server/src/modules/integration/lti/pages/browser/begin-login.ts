// Login in a frame that may drop our cookie. The sign-in at the platform, which may work only once, has not begun: what
// the launch needs is found out here, and a browser that stores the cookie goes on by itself.
import { canAskForCookies, keepsCookie, mayUseCookies, note, toReason } from './cookies.js';
import { findElement } from './elements.js';
import { putData } from './platform-storage.js';

const {
  frame = '',
  origin = '',
  key = '',
  value = '',
  next = '',
  marker = '',
  again = '',
  title = '',
} = document.body.dataset;

async function storesAtPlatform(): Promise<boolean> {
  if (!frame) return false;
  try {
    await putData({ frameName: frame, origin, key, value });
    return true;
  } catch (error) {
    return note(`platform storage: ${toReason(error)}`);
  }
}

/** In a window of its own our cookies are stored, or not at all: then the launch page explains it. */
const isFramed = () => window.top !== window;

function offerWays(): void {
  const access = findElement('access');
  findElement('title').textContent = title;
  document.title = title;
  findElement('ways').hidden = false;
  findElement('tab').addEventListener('click', () => {
    findElement('opened').hidden = false;
  });
  if (!canAskForCookies()) return;
  access.hidden = false;
  access.addEventListener('click', async () => {
    if (await mayUseCookies()) location.replace(again);
    else {
      access.hidden = true;
      findElement('denied').hidden = false;
    }
  });
}

if (keepsCookie(marker) || (await storesAtPlatform()) || !isFramed()) location.replace(next);
// Allowed before: the login begins again, and its cookie is stored.
else if (await mayUseCookies()) location.replace(again);
else offerWays();
