import type { Response } from 'express';
import { toFrameAncestors } from '../../../platform/http/content-security-policy.ts';

/**
 * The document behind the lab's preview. A lab's page is hostile by design, so it runs in a document of its own: an
 * opaque origin, no connections, no forms that leave, no frames. The portal posts the HTML in once; links and forms are
 * posted out as messages, which the portal fulfills from the lab's own engine.
 */
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Lab preview</title><script>
addEventListener('message', function receive(event) {
  if (event.source !== parent || !event.data || event.data.type !== 'show') return;
  removeEventListener('message', receive);
  var helper = '<script>(' + hook + ')()<\\/script>';
  document.open();
  document.write(helper + String(event.data.html));
  document.close();
});
function hook() {
  var transparent = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  var send = function (message) { parent.postMessage(message, '*'); };
  addEventListener('click', function (event) {
    var link = event.target && event.target.closest && event.target.closest('a[href]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    send({ type: 'navigate', method: 'GET', url: link.getAttribute('href'), body: '' });
  });
  addEventListener('submit', function (event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    var form = event.target;
    var fields = new URLSearchParams(new FormData(form, event.submitter || undefined)).toString();
    var method = (form.getAttribute('method') || 'GET').toUpperCase();
    var url = form.getAttribute('action') || '';
    if (method === 'GET') send({ type: 'navigate', method: 'GET', url: url.split('?')[0] + '?' + fields, body: '' });
    else send({ type: 'navigate', method: method, url: url, body: fields });
  });
  addEventListener('keydown', function (event) {
    if (event.key !== 'F6') return;
    event.preventDefault();
    send({ type: 'key', isBackward: event.shiftKey });
  });
  // No picture is fetched here: where the page paints something behind it, that is shown instead of a broken picture.
  addEventListener('error', function (event) {
    var picture = event.target;
    if (!(picture instanceof HTMLImageElement) || /^data:/i.test(picture.src)) return;
    if (getComputedStyle(picture).backgroundImage !== 'none') picture.src = transparent;
  }, true);
  addEventListener('error', function (event) { send({ type: 'console', level: 'error', text: String(event.message) }); });
  ['log', 'info', 'warn', 'error'].forEach(function (level) {
    console[level] = function () { send({ type: 'console', level: level, text: Array.prototype.map.call(arguments, String).join(' ') }); };
  });
  window.alert = function (text) { send({ type: 'console', level: 'alert', text: String(text) }); };
}
parent.postMessage({ type: 'ready' }, '*');
</script>`;

/** Our own page frames it; `framers` are those around our page, which the browser checks as well. */
export function sendPreviewFrame(res: Response, framers: readonly string[]): void {
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    toFrameAncestors(framers, ["'self'"]),
  ];
  res
    .set({
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=300',
    })
    .type('html')
    .send(DOCUMENT);
}
