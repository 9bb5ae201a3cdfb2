import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebKitPrograms } from '@drawbridge/tooling/engines';
import { findFreePort } from '@drawbridge/tooling/servers/free-port';
import { type Engine, toPress, toTyping } from './engine.ts';
import { FRAME, INSTALL, MIDDLE, NOT_READY, type Point, SCROLL_TO_FRAME } from './page-script.ts';
import { startSiteProxy } from './site-proxy.ts';

/** The name under which the protocol writes a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ELEMENT, string>;

/** The window's own bar would make it wider than a phone. */
const STYLE = 'headerbar *, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; }\n';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** A screen that nobody sees. */
async function startScreen(program: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => end(child) };
}

/** Calls of a driver. @see https://www.w3.org/TR/webdriver2/#endpoints */
function createClient(port: number) {
  return async function call<T>(method: string, address: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as T;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}
type Client = ReturnType<typeof createClient>;

async function startDriver({ driver, browser }: WebKitPrograms, env: NodeJS.ProcessEnv, proxyPort: number) {
  const port = await findFreePort();
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = createClient(port);
  const deadline = Date.now() + 30_000;
  const isListening = () =>
    call('GET', '/status').then(
      () => true,
      (error: unknown) => {
        if (Date.now() > deadline) throw error;
        return false;
      },
    );
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 50));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        // What a page shows is asked at once, and again until it is there.
        pageLoadStrategy: 'none',
        timeouts: { script: 240_000 },
        'webkitgtk:browserOptions': {
          binary: browser,
          args: [
            '--automation',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            '--ignore-host=127.0.0.1',
            '--ignore-host=localhost',
          ],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  return {
    call: ((method, address, body) => call(method, session + address, body)) as Client,
    async close() {
      await call('DELETE', session);
      await end(child);
    },
  };
}

/** WebKit as GTK has it, on a screen of its own. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'drawbridge-webkit-'));
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), STYLE);
  const proxy = await startSiteProxy();
  const screen = await startScreen(programs.xvfb);
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
  };
  const { call, close } = await startDriver(programs, env, proxy.port);
  const faults: string[] = [];

  async function execute<T>(source: string, argument: unknown): Promise<T> {
    const answer = await call<T>('POST', '/execute/sync', {
      script: `return (${source})(arguments[0])`,
      args: [argument],
    });
    return answer;
  }
  async function enter(frames: readonly string[]): Promise<void> {
    await call('POST', '/frame', { id: null });
    for (const frame of frames) {
      const id = await execute<Reference | null>(FRAME, frame);
      if (id === null) throw new Error(`there is no frame ${frame}`);
      await call('POST', '/frame', { id });
    }
  }
  async function callReady<T>(frames: readonly string[], source: string, argument: string): Promise<T> {
    await enter(frames);
    let answer = await execute<T>(source, argument);
    if (answer === NOT_READY) {
      await execute(INSTALL, '');
      answer = await execute<T>(source, argument);
    }
    faults.push(...(await execute<string[]>('() => (globalThis.journeyFaults ?? []).splice(0)', '')));
    return answer;
  }
  async function scrollTo(frames: readonly string[], element: Reference): Promise<void> {
    let point = await execute<Point>(MIDDLE, element);
    for (const [at, frame] of [...frames.entries()].toReversed()) {
      await enter(frames.slice(0, at));
      point = await execute<Point>(SCROLL_TO_FRAME, { frame, point });
    }
    await enter(frames);
  }
  const perform = (actions: object) => call<void>('POST', '/actions', { actions: [actions] });

  return {
    async goto(url) {
      await call('POST', '/frame', { id: null });
      await execute('() => { globalThis.isLeft = true; }', '');
      await call('POST', '/url', { url });
      const isLeft = () => execute<boolean>('() => globalThis.isLeft !== true', '').catch(() => false);
      while (!(await isLeft())) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    run: callReady,
    async click(frames, source, argument) {
      const found = await callReady<Reference>(frames, source, argument);
      if (frames.length > 0) await scrollTo(frames, found);
      await call('POST', `/element/${found[ELEMENT]}/click`, {});
    },
    async press(frames, ...keys) {
      await enter(frames);
      await perform(toPress(keys));
    },
    async type(frames, text) {
      await enter(frames);
      await perform(toTyping(text));
    },
    async setSize({ width, height }) {
      await call('POST', '/frame', { id: null });
      const inner = await execute<number>('() => innerHeight', '');
      const window = await call<{ height: number }>('GET', '/window/rect');
      await call('POST', '/window/rect', { width, height: height + window.height - inner });
    },
    takeScreenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    deleteCookies: () => call<void>('DELETE', '/cookie'),
    takeFaults: () => faults.splice(0),
    async close() {
      await close();
      await Promise.all([screen.close(), proxy.close()]);
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
