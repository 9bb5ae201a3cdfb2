import { expect } from '@playwright/test';
import type { Query } from './browsers/page-script.ts';
import type { Place } from './browsers/tab.ts';

/** What shows that the server has judged a fix or an attack, and passed it. */
export const PASSED: Query = { role: 'heading', name: 'The bridge is open' };
export const GETS_THROUGH: Query = { text: 'Gets through' };

/** Opens the tests of a lab page: beside the code they are closed at first, on a narrow page they are a tab. */
export async function openTests(lab: Place): Promise<void> {
  const name = /^(Tests|Attack)/;
  const bar: Query = { role: 'button', name };
  const tab: Query = { role: 'tab', name };
  await expect.poll(async () => (await lab.count(bar)) + (await lab.count(tab))).toBeGreaterThan(0);
  await lab.press((await lab.count(bar)) > 0 ? bar : tab, 'Enter');
}

/** Pastes a fix into the editor, file by file. */
export async function pasteFix(lab: Place, fix: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of fix) {
    // By mouse: WebKit lets no script give the focus to a frame of another site before somebody pressed in it. A file that
    // was changed says so after its name.
    await lab.click({ role: 'tab', name: new RegExp(`^${file.replaceAll('.', String.raw`\.`)}`) });
    await lab.paste({ role: 'textbox', name: `Code of ${file}` }, text);
  }
  await lab.see({ text: 'Saved' });
}
