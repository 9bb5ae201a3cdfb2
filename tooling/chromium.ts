/** Finds a Chromium for everything that needs one: story tests, journeys, benches. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ROOT } from './root.ts';

export interface FoundBrowser {
  /** Absent where no browser is known: Playwright then looks for its own. */
  executablePath?: string;
  args: string[];
  env?: Record<string, string | undefined>;
}

const systemPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/** Without tabs and menus to draw, a page in a new context loads in half of the time. */
const shellPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/lib/chromium/chromium-headless-shell'],
};

const cacheDir = path.join(ROOT, '.cache/chromium');

/**
 * `whole`: with the settings that a headless shell lacks, such as the one for third-party cookies. `shell`: draws text
 * in the same pixels on every Linux, where a whole browser follows the machine's settings for fonts.
 */
type BrowserKind = 'any' | 'whole' | 'shell';

function findInstalled(kind: BrowserKind = 'any'): string | undefined {
  const shells = shellPaths[process.platform] ?? [];
  const browsers = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...(kind === 'any' ? shells : []),
    ...(systemPaths[process.platform] ?? []),
  ];
  const candidates = kind === 'shell' ? shells : browsers;
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/**
 * Whether there is a browser with settings of its own, such as those for cookies and storage of other sites. A headless
 * shell, as the packed one is, has none.
 */
export function hasWholeBrowser(): boolean {
  const file = findInstalled('whole');
  return file !== undefined && !/headless[-_]shell/.test(path.basename(file));
}

const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/lib64',
];

/**
 * Whether the browser opens pages over TLS. The packed one contains its own libraries except SQLite, without which it
 * crashes at the first handshake.
 */
export const canOpenTls = (): boolean =>
  findInstalled('whole') !== undefined ||
  libraryFolders.some((folder) => existsSync(path.join(folder, 'libsqlite3.so.0')));

/** The packed Chromium, a headless shell, is made for this platform only. */
const hasPacked = process.platform === 'linux' && process.arch === 'x64';

export const canTakePictures = (): boolean => hasPacked || findInstalled('shell') !== undefined;

const fontSettings = path.join(cacheDir, 'fonts.conf');

/** How the packed Chromium starts, once `ensureBrowser` has unpacked it. */
const toPackedBrowser = () => ({
  executablePath: path.join(cacheDir, 'chromium'),
  env: {
    ...process.env,
    LD_LIBRARY_PATH: path.join(cacheDir, 'al2023/lib'),
    FONTCONFIG_FILE: fontSettings,
  },
});

/**
 * Launch options for `CHROMIUM_PATH`, else Playwright's own browser, else the system's headless shell or browser, else
 * the packed one of @sparticuz/chromium (Linux x64 only). Never fails, so that a configuration loads on a machine
 * without a browser: what launches it calls `ensureBrowser` first.
 */
export function findBrowser(kind?: BrowserKind): FoundBrowser {
  // Chromium's sandbox refuses to run as root; every other user gets it.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = findInstalled(kind);
  if (executablePath) return { executablePath, args };
  return hasPacked ? { ...toPackedBrowser(), args } : { args };
}

/** Unpacks the packed Chromium where no other is installed. Throws what to install when there is none at all. */
export async function ensureBrowser(kind?: BrowserKind): Promise<void> {
  if (findInstalled(kind) || (hasPacked && (await unpackChromium()))) return;
  throw new Error('No Chromium: set CHROMIUM_PATH or run `npx playwright install chromium-headless-shell`');
}

/** Launch options for an available browser. */
export async function resolveBrowser(kind?: BrowserKind): Promise<FoundBrowser> {
  await ensureBrowser(kind);
  return findBrowser(kind);
}

/**
 * A machine without Chromium often has no font either, and Chromium crashes at the first text without one. The package
 * contains one, in settings that name folders of AWS only.
 */
function writeFontSettings(): void {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(cacheDir, 'fonts')];
  writeFileSync(
    fontSettings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${path.join(cacheDir, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
}

/** Not a literal in the import: an optional package may be missing, and then the types must still be valid. */
const packedChromium: string = '@sparticuz/chromium';

/**
 * The package unpacks into TMPDIR, and its libraries only where it detects AWS; both are set during unpacking and
 * reset. Its own `args` are never used: they disable web security.
 * @returns whether the browser is available; false where the package is missing or cannot be unpacked
 */
async function unpackChromium(): Promise<boolean> {
  mkdirSync(cacheDir, { recursive: true });
  const names = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'] as const;
  const before = { ...process.env };
  process.env['TMPDIR'] = cacheDir;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  try {
    const packed: { default: { executablePath(): Promise<string> } } = await import(packedChromium);
    await packed.default.executablePath();
    writeFontSettings();
    return true;
  } catch {
    // An optional package that is missing: `ensureBrowser` names what to install.
    return false;
  } finally {
    for (const name of names) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
