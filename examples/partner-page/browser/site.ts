// The page's part of the integration: who the visitor is, and what the page does with what it hears.

/** What this page uses of the loader. */
interface DrawbridgeApi {
  configure(settings: { getToken?: () => Promise<object>; theme?: string }): void;
}
type Run = (drawbridge: DrawbridgeApi) => void;

interface EmbedElement extends HTMLElement {
  open(): Promise<void>;
  call(name: 'setToken', input: { token: null }): Promise<void>;
}

declare global {
  interface Window {
    /** An array until the loader is there. */
    Drawbridge?: { push(run: Run): unknown };
  }
  interface HTMLElementTagNameMap {
    'drawbridge-embed': EmbedElement;
  }
  interface DocumentEventMap {
    'drawbridge:event': CustomEvent<{ name: string; detail: unknown }>;
  }
}

const queue: Run[] = [];
window.Drawbridge ||= queue;
/** Runs it with the API, immediately or as soon as the loader is ready. */
const withDrawbridge = (run: Run) => window.Drawbridge?.push(run);

let isSignedOut = false;

/** A token for this visitor, from this site's own server. An empty object: nobody is signed in. */
async function getToken(): Promise<object> {
  if (isSignedOut) return {};
  const response = await fetch('/token', { method: 'POST' });
  if (!response.ok) throw new Error('the server of this site gave no token');
  return response.json();
}

withDrawbridge((drawbridge) => drawbridge.configure({ getToken }));

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
  if (themeChoice) withDrawbridge((drawbridge) => drawbridge.configure({ theme: themeChoice }));
  if (opens)
    document
      .querySelector<EmbedElement>(`drawbridge-embed#${opens}`)
      ?.open()
      .catch(() => undefined);
  if (target.id === 'remove') document.querySelector('drawbridge-embed')?.remove();
  if (target.id === 'sign-out-now') {
    isSignedOut = true;
    for (const widget of document.querySelectorAll('drawbridge-embed'))
      widget.call('setToken', { token: null }).catch(() => undefined);
  }
});
