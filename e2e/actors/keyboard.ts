import { expect, type Page } from '@playwright/test';

/** Presses a key on a control, which has to take the focus first: what is inert, as beside a timed lab, takes none. */
export async function press(
  page: Page,
  role: 'button' | 'link' | 'tab',
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(async () => {
    await target.focus();
    await expect(target).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press(key);
}
