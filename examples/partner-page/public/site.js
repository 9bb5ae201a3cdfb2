// The page's part of the integration: who the visitor is, and what the page does with what it hears.
window.Drawbridge = window.Drawbridge || [];

let isSignedOut = false;

/** A token for this visitor, from this site's own server. An empty object: nobody is signed in. */
async function getToken() {
  if (isSignedOut) return {};
  const response = await fetch('/token', { method: 'POST' });
  if (!response.ok) throw new Error('the server of this site gave no token');
  return response.json();
}

window.Drawbridge.push((drawbridge) => drawbridge.configure({ getToken }));

// Every event of every widget, in one place.
document.addEventListener('drawbridge:event', ({ detail }) => {
  const list = document.getElementById('events');
  if (!list || detail.name === 'resize') return;
  const entry = document.createElement('li');
  entry.textContent = `${detail.name} ${JSON.stringify(detail.detail)}`;
  list.append(entry);
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const { themeChoice, opens } = target.dataset;
  if (themeChoice) window.Drawbridge.push((drawbridge) => drawbridge.configure({ theme: themeChoice }));
  if (opens)
    document
      .getElementById(opens)
      ?.open()
      .catch(() => undefined);
  if (target.id === 'remove') document.querySelector('drawbridge-embed')?.remove();
  if (target.id === 'sign-out-now') {
    isSignedOut = true;
    for (const widget of document.querySelectorAll('drawbridge-embed'))
      widget.call('setToken', { token: null }).catch(() => undefined);
  }
});
