import { isLaunchPath } from '@drawbridge/contracts';
import '@drawbridge/ui/base';
import '@drawbridge/ui/fonts';
import { createRoot } from 'react-dom/client';
import { readSettings } from './base/settings.ts';
import { applyTheme, readTheme } from './base/theme-choice.ts';

applyTheme(readTheme());
const settings = readSettings(document);
const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('the document has no #root');
const root = createRoot(rootElement);

/**
 * A launched page has its own session and loads none of the portal's code; nor does the portal load the launch's. In a
 * function and not at the top: the file of this module holds other modules too, and those that import them would wait for it
 * while it waits for them.
 */
async function start() {
  if (isLaunchPath(location.pathname)) {
    const { LaunchApp } = await import('./LaunchApp.tsx');
    root.render(<LaunchApp settings={settings} />);
  } else {
    const { PortalApp } = await import('./PortalApp.tsx');
    root.render(<PortalApp settings={settings} />);
  }
}

void start();
