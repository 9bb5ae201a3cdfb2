/**
 * `npm run pack -- --next`: installs the tarballs with Next.js into an empty folder, builds, and opens the pages in
 * Chromium: rendered on the server, hydrated without a complaint, a lab in its worker. Not among the tests, for Next.js is
 * larger than all that the repository installs for a host.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser, findBrowser } from '../chromium.ts';
import { findFreePort } from '../servers/free-port.ts';
import { ensurePackages } from './packages-build.ts';
import { CARD_COURSE, WORKER_HOST } from './testing/host-files.ts';

const NEXT = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'];

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'next-host', private: true, type: 'module' }),
  'next.config.mjs': 'export default {};\n',
  'app/layout.jsx': `import '@drawbridge/widgets/styles.css';
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }
`,
  // A server component: a card and a rule are used as they are.
  'app/page.jsx': `import { CourseCard } from '@drawbridge/widgets/course-card';
import { toDurationText } from '@drawbridge/widgets/rules';
import { Widgets } from './widgets';
const course = ${JSON.stringify(CARD_COURSE)};
export default function Page() {
  return <main><p id="rule">{toDurationText(5400)}</p><CourseCard course={course} href="/c2" /><Widgets /></main>;
}
`,
  'app/widgets.jsx': `'use client';
import { ConnectedLabList } from '@drawbridge/widgets/lab';
import { createDrawbridge, DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { DrawbridgeEmbed } from '@drawbridge/embed/react';
import { useState } from 'react';
export function Widgets() {
  const [drawbridge] = useState(() => createDrawbridge({ origin: 'http://127.0.0.1:9' }));
  return (
    <DrawbridgeProvider value={drawbridge}>
      <ConnectedLabList />
      <DrawbridgeEmbed base="http://127.0.0.1:9" publishableKey="dbpk_1" widget="lab-list" />
    </DrawbridgeProvider>
  );
}
`,
  'app/worker/page.jsx': `'use client';
import { useEffect } from 'react';
export default function Page() {
  useEffect(() => void import('../../worker.js'), []);
  return <p>A lab</p>;
}
`,
  'worker.js': WORKER_HOST,
};

function run(folder: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

async function waitFor(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server of Next.js ended');
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`not so: ${what}`);
  console.log(`ok: ${what}`);
}

async function checkPages(origin: string): Promise<void> {
  const html = await (await fetch(origin)).text();
  expectThat(html.includes(CARD_COURSE.event_name), 'the card is in the HTML of the server');
  expectThat(html.includes('1h 30m'), 'a rule runs in a server component');
  await ensureBrowser();
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // The address that nothing answers at is part of the page.
      if (message.type() === 'error' && !message.text().includes('ERR_')) faults.push(message.text());
    });
    await page.goto(origin);
    await page.getByText('could not be').first().waitFor();
    expectThat(faults.length === 0, `the page is hydrated without a complaint ${faults.join('; ')}`);
    await page.goto(`${origin}/worker`);
    await page.waitForFunction(() => document.title === 'hello');
    expectThat(faults.length === 0, `a lab runs in its worker ${faults.join('; ')}`);
  } finally {
    await browser.close();
  }
}

export async function tryNextHost(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-next-'));
  let server: ChildProcess | undefined;
  try {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const tarballs = (await ensurePackages()).map(({ tarball }) => tarball);
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...NEXT, ...tarballs]);
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    run(folder, process.execPath, [next, 'build']);
    const port = await findFreePort();
    server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
      cwd: folder,
      stdio: 'ignore',
    });
    const origin = `http://127.0.0.1:${port}`;
    await waitFor(origin, server);
    await checkPages(origin);
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
