/**
 * How long somebody who has done nothing yet needs from the first dashboard to the first solved lab. A browser walks the
 * whole way as a new learner; the machine's time is measured, the person's is counted from what they read and press.
 */
import type { Locator, Page } from '@playwright/test';
import { openPortal, storeSession } from '../fixtures/servers/portal.ts';
import { launchBrowser } from './launch-browser.ts';
import { type BenchRow, round } from './rows.ts';

const LEARNER = 'empty@demo.test';
const GOAL_SECONDS = 180;

/** Words a minute, silently, of text about something new. */
const READING = 200;
/** Keystroke-level model (Card, Moran and Newell, 1980): to think, to point, to press, and one key, in seconds. */
const PRESS_SECONDS = 1.35 + 1.1 + 0.2;
const KEY_SECONDS = 0.28;

class Walk {
  private words = 0;
  private presses = 0;
  private keys = 0;

  /** All that is written there, once. */
  async read(part: Locator): Promise<void> {
    await part.waitFor();
    this.words += (await part.innerText()).split(/\s+/).filter((word) => /\w/.test(word)).length;
  }
  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }
  async type(target: Locator, keys: readonly string[]): Promise<void> {
    this.keys += keys.length;
    for (const key of keys) await target.press(key);
  }
  toPerson() {
    const seconds = (this.words / READING) * 60 + this.presses * PRESS_SECONDS + this.keys * KEY_SECONDS;
    return { seconds, words: this.words, presses: this.presses, keys: this.keys };
  }
}

/** Reads everything on the way, the form of preferences and the tour as well. */
async function solveFirst(page: Page, walk: Walk): Promise<void> {
  const form = page.getByRole('dialog', { name: 'What should we recommend to you?' });
  await walk.read(form);
  await walk.press(form.getByRole('button', { name: 'Later' }));
  const card = page.getByRole('region', { name: 'Solve your first challenge' });
  await walk.read(page.getByRole('heading', { level: 1 }));
  await walk.read(card);
  await walk.press(card.getByRole('link'));

  const tour = page.getByRole('region', { name: 'Tour of the lab' });
  for (const name of ['Continue', 'Continue', 'Start the lab']) {
    await walk.read(tour);
    await walk.press(tour.getByRole('button', { name }));
  }
  await walk.read(page.getByRole('tabpanel', { name: 'Steps' }));
  const app = page.frameLocator('iframe');
  await walk.read(app.locator('main'));
  const address = page.getByRole('textbox', { name: 'Address in the lab' });
  await walk.press(address);
  await walk.type(address, ['End', 'Backspace', '5', 'Enter']);
  await app.getByText('No. 7305').waitFor();
  await walk.read(app.locator('main'));
  await walk.press(page.getByRole('button', { name: 'Submit' }).first());
  await page.getByRole('heading', { name: 'The bridge is open' }).waitFor();
}

export async function benchFirstLab(): Promise<BenchRow[]> {
  const portal = await openPortal();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await storeSession(page, portal, LEARNER);
    const walk = new Walk();
    const start = performance.now();
    await page.goto(`${portal.url}/portal/dashboard`);
    await solveFirst(page, walk);
    const machine = (performance.now() - start) / 1_000;
    const person = walk.toPerson();
    const total = machine + person.seconds;
    return [
      {
        figure: 'first dashboard to first solved lab',
        value: `${round(total, 0)} s: ${person.words} words, ${person.presses} presses, ${person.keys} keys, and ${round(machine, 1)} s of the machine`,
        peer: `${GOAL_SECONDS} s; read at ${READING} words a minute`,
        ratio: total / GOAL_SECONDS,
        goal: `≤ ${GOAL_SECONDS} s`,
        met: total <= GOAL_SECONDS,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}
