import { openPortal, type Portal, requestSession } from '../fixtures/servers/portal.ts';
import type { Tab } from './browsers/tab.ts';
import { skipWithoutEngine, test } from './engine-test.ts';

let portal: Portal;
skipWithoutEngine();
test.beforeAll(async () => {
  portal = await openPortal();
});
test.afterAll(() => portal?.close());

/** Opens a page as somebody who is signed in, or as nobody. */
async function open(tab: Tab, path: string, email?: string): Promise<void> {
  const stored: Record<string, string> = email === undefined ? {} : await requestSession(portal, email);
  await tab.goto(`${portal.url}/favicon.svg`);
  await tab.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await tab.goto(portal.url + path);
}

test('AUTH-20 a person signs in with a password by keyboard and lands on the dashboard', async ({ tab }) => {
  await open(tab, '/login');
  await tab.fill({ label: 'Email' }, 'ind@demo.test');
  await tab.click({ role: 'button', name: 'Sign in with password' });
  await tab.fill({ label: 'Password' }, 'Drawbridge-demo-1');
  await tab.press({ label: 'Password' }, 'Enter');
  await tab.see({ role: 'button', name: /^Account menu of/ });
  await tab.seeUrl(`${portal.url}/portal/dashboard`);
  await tab.see({ role: 'heading', name: 'What will you learn today?' });
});
