// A page that shows received data loads it again when more arrives.

const live = document.querySelector<HTMLElement>('[data-live]');
if (!live) throw new Error('the page shows no received data');
let isBusy = false;

new EventSource('/events').addEventListener('message', async () => {
  if (isBusy) return;
  isBusy = true;
  // A short delay, so that several messages of one launch are fetched together.
  await new Promise((resolve) => setTimeout(resolve, 150));
  isBusy = false;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const fresh = page.querySelector(`[data-live="${live.dataset.live}"]`);
  // What somebody reads or is about to confirm stays as it is.
  const isInUse = live.querySelector('details[open], dialog[open]');
  if (fresh && !isInUse) live.innerHTML = fresh.innerHTML;
});
