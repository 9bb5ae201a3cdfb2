// Tells the platform that the registration is over: it closes the frame or window that it opened for it.
// LTI Dynamic Registration 1.0 3.6. The message holds nothing, and the platform's page may be at any of its hosts.
import { findElement } from './elements.js';

const closeButton = findElement('close');
const closing = findElement('closing');
const opener: Window | null = window.opener;
const platform = opener ?? (window.parent === window ? null : window.parent);
const { seconds } = document.body.dataset;

function close(): void {
  platform?.postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
}

if (platform) {
  const timer = setTimeout(close, Number(seconds) * 1_000);
  closing.textContent = `This window closes by itself in ${seconds} seconds.`;
  // Who reads on, or is about to follow the link, is not interrupted.
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(
      event,
      () => {
        clearTimeout(timer);
        closing.textContent = '';
      },
      { once: true },
    );
  closeButton.addEventListener('click', close);
} else {
  closeButton.hidden = true;
}
