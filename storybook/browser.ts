/** Finds a Chromium for everything that needs one: story tests, journeys, benches. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

export interface ResolvedBrowser {
  executablePath: string;
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

const cacheDir = path.resolve(import.meta.dirname, '../.cache/chromium');

function findInstalled(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...(systemPaths[process.platform] ?? []),
  ];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/lib/x86_64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/lib64',
];

/**
 * Whether the browser opens pages over TLS. The packed one brings its own libraries but for SQLite, without which it
 * ends at the first handshake.
 */
export const canOpenTls = (): boolean =>
  findInstalled() !== undefined ||
  libraryFolders.some((folder) => existsSync(path.join(folder, 'libsqlite3.so.0')));

/**
 * `CHROMIUM_PATH`, else Playwright's own, else the system's, else the packed one of @sparticuz/chromium
 * (Linux x64 only). Gives launch options; throws with what to install when there is none.
 */
export async function resolveBrowser(): Promise<ResolvedBrowser> {
  // Chromium's sandbox refuses to run as root; everybody else keeps it.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const found = findInstalled();
  if (found) return { executablePath: found, args };
  const packed = await unpackChromium();
  if (packed) return { ...packed, args };
  throw new Error('No Chromium: set CHROMIUM_PATH or run `npx playwright install chromium-headless-shell`');
}

/**
 * A machine without Chromium often has no font either, and Chromium ends at the first text it has none for. The package
 * brings one, in settings that name folders of AWS only.
 */
function writeFontSettings(): string {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(cacheDir, 'fonts')];
  const file = path.join(cacheDir, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${path.join(cacheDir, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

/** Not a literal in the import: an optional package may be missing, and then the types must still hold. */
const packedChromium: string = '@sparticuz/chromium';

/**
 * The package unpacks into TMPDIR, and its libraries only where it believes itself on AWS; both are set for the
 * moment of unpacking and put back. Its own `args` are never used: they switch web security off.
 */
async function unpackChromium(): Promise<Omit<ResolvedBrowser, 'args'> | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cacheDir, { recursive: true });
  const names = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'] as const;
  const before = { ...process.env };
  process.env['TMPDIR'] = cacheDir;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs24.x';
  try {
    const packed: { default: { executablePath(): Promise<string> } } = await import(packedChromium);
    const executablePath = await packed.default.executablePath();
    return {
      executablePath,
      env: {
        ...before,
        LD_LIBRARY_PATH: path.join(cacheDir, 'al2023/lib'),
        FONTCONFIG_FILE: writeFontSettings(),
      },
    };
  } catch {
    // An optional dependency that is not there, or does not unpack: the caller says what to install.
    return undefined;
  } finally {
    for (const name of names) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
