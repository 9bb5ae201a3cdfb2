/**
 * A short form of the server's preview frame: it says "ready", writes the HTML it receives, and turns links and forms into
 * messages. Stories have no server; as a `data:` document it has an opaque origin too.
 */
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Lab preview</title><script>
addEventListener('message', function receive(event) {
  if (event.source !== parent || !event.data || event.data.type !== 'show') return;
  removeEventListener('message', receive);
  document.open();
  document.write('<script>(' + hook + ')()<\\/script>' + event.data.html);
  document.close();
});
function hook() {
  var send = function (message) { parent.postMessage(message, '*'); };
  addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href]');
    if (!link) return;
    event.preventDefault();
    send({ type: 'navigate', method: 'GET', url: link.getAttribute('href'), body: '' });
  });
  addEventListener('submit', function (event) {
    event.preventDefault();
    send({ type: 'navigate', method: (event.target.method || 'get').toUpperCase(), url: event.target.getAttribute('action') || '', body: new URLSearchParams(new FormData(event.target)).toString() });
  });
  addEventListener('keydown', function (event) {
    if (event.key !== 'F6') return;
    event.preventDefault();
    send({ type: 'key', isBackward: event.shiftKey });
  });
  console.log = function (text) { send({ type: 'console', level: 'log', text: String(text) }); };
}
parent.postMessage({ type: 'ready' }, '*');
</script>`;

export const previewDocumentUrl = `data:text/html;charset=utf-8,${encodeURIComponent(DOCUMENT)}`;
