import { createDrawbridge, DrawbridgeProvider } from '@drawbridge/widgets/provider';
import '@drawbridge/widgets/styles.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './host.css';

type Theme = 'light' | 'dark' | 'contrast';
const NOTICE_MS = 5_000;
const THEMES: readonly Theme[] = ['light', 'dark', 'contrast'];

function Host() {
  const [theme, setTheme] = useState<Theme>('light');
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const [drawbridge] = useState(() =>
    createDrawbridge({
      origin: import.meta.env.VITE_DRAWBRIDGE_URL,
      publishableKey: import.meta.env.VITE_PUBLISHABLE_KEY,
      getToken: async () => (await fetch('/drawbridge-token')).json(),
      notify: (_tone, text) => setNotice(text),
    }),
  );
  return (
    <div className="host" data-host-theme={theme}>
      <header className="host-header">
        <a className="host-brand" href="#courses">
          Northwind Academy
        </a>
        <nav aria-label="Pages">
          <a href="#courses">Courses</a>
          <a href="#labs">Labs</a>
          <a href="#plan">Plan</a>
        </nav>
        <label>
          Theme{' '}
          <select value={theme} onChange={(event) => setTheme(event.target.value as Theme)}>
            {THEMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </header>
      <output className="host-notice">{notice}</output>
      <DrawbridgeProvider value={drawbridge} theme={theme}>
        <App />
      </DrawbridgeProvider>
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
createRoot(root).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
