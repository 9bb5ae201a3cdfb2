import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';

const CONTENT = path.resolve(import.meta.dirname, '../../packages/content');

/** The files of a folder of a lab: its solution, or one of its traps. */
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
