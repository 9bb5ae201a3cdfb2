import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';

const CONTENT = path.resolve(import.meta.dirname, '../../packages/content');

/** The files of a folder of a lab: its solution. */
export function readFix(
  labId: string,
  folder: string,
  shelf: 'labs' | 'challenges' = 'labs',
): Map<string, string> {
  const root = path.join(CONTENT, shelf, labId, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    // The author's notes lie beside the files and are none of them.
    (file) => file !== 'README.md' && statSync(path.join(root, file)).isFile(),
  );
  return new Map(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(root, file), 'utf8')]),
  );
}

interface Outcomes {
  cases: Array<{ name: string; files: Array<{ path: string; text: string }> }>;
}

/** What a learner submits who falls for a trap of a lab. */
export function readTrap(labId: string, trapId: string): Map<string, string> {
  const text = execFileSync(process.execPath, ['packages/labs/src/cli.ts', 'outcomes', labId], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const cases = (JSON.parse(text) as Outcomes[]).flatMap((outcomes) => outcomes.cases);
  const trap = cases.find(({ name }) => name === `trap ${trapId}`);
  if (trap === undefined) throw new Error(`${labId} has no trap ${trapId}`);
  return new Map(trap.files.map((file) => [file.path, file.text]));
}

/** A page, or a frame in one: where the lab is. */
export type Place = Page | FrameLocator;

/** Types a fix into the editor, file by file, as a learner would paste it. */
export async function typeFix(page: Page, place: Place, fix: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of fix) {
    await place.getByRole('tab', { name: file }).click();
    const editor = place.locator('.cm-content');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  }
  await expect(place.getByText('Saved', { exact: true })).toBeVisible();
}
