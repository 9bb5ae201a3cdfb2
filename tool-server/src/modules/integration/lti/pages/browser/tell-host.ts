// Tells the page around a frame why it shows no widget: one message, to the origin that referred here and to no other.
const { referrer, body } = document;
if (window.parent !== window && referrer !== '')
  window.parent.postMessage(
    { protocol: 'drawbridge-embed', version: 1, type: 'failed', code: body.dataset.code },
    new URL(referrer).origin,
  );
