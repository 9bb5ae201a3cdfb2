// Tells the platform that the registration is over: it closes the frame or window that it opened for it.
// LTI Dynamic Registration 1.0 3.6. The message holds nothing, and the platform's page may be at any of its hosts.

const closeButton = document.getElementById('close');
const closing = document.getElementById('closing');
const platform = window.opener ?? (window.parent === window ? null : window.parent);

function close() {
  platform?.postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
}

if (platform) {
  const timer = setTimeout(close, Number(document.body.dataset.seconds) * 1_000);
  closing.textContent = `This window closes by itself in ${document.body.dataset.seconds} seconds.`;
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
