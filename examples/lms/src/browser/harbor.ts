// Loads what a page needs.

if (document.getElementById('tool')) await import('./tool-frame.js');
if (document.querySelector('[data-live]')) await import('./live.js');

const { done } = document.body.dataset;
if (done) {
  // Content was added: the page around this frame, or the one that opened this tab, goes back to the course.
  const around: Window | null = parent === window ? opener : parent;
  around?.postMessage({ subject: 'harbor.done' }, location.origin);
  if (parent === window && opener) close();
}
