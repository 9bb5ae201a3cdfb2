import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findFreePort } from './free-port.ts';
import { startServer } from './server-process.ts';

export interface Portal {
  url: string;
  close(): Promise<void>;
}

/** The portal with its demo data, on a database of its own; `prepare` may change that before anybody comes. */
export async function openPortal(prepare?: (dataDir: string) => Promise<void>): Promise<Portal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-portal-'));
  const port = await findFreePort();
  const start = () =>
    startServer('tool-server/src/main.ts', {
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    });
  let server = await start();
  if (prepare) {
    await server.stop('SIGTERM');
    await prepare(folder);
    server = await start();
  }
  return {
    url: `http://localhost:${port}`,
    async close() {
      await server.stop('SIGTERM');
      const faults = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50'));
      expect(faults, 'faults in the log of the server').toEqual([]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Fills the form of the login page and sends it. */
export async function enterPassword(
  page: Page,
  email: string,
  password = 'Drawbridge-demo-1',
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export async function signIn(page: Page, portal: Portal, email: string): Promise<void> {
  await page.goto(`${portal.url}/login`);
  await enterPassword(page, email);
  // The frame of the rooms, whichever of them the person lands in.
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
}
