/** Finds the browsers other than Chromium in which the main flows run. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The first of these programs on the path. */
function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');

export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
}

/** Debian has the browser that WebKit's driver starts beside the library, in a folder with its version. */
function findMiniBrowser(): string | undefined {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => path.join(folder, name, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  const browser = findMiniBrowser();
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}
