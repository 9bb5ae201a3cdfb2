import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { type Engine, toPress, toTyping } from './engine.ts';
import { FRAME, INSTALL, NOT_READY } from './page-script.ts';

/** What a page says of a call, and what Firefox says of a module, that did not reach the server. */
const OPEN_WHEN_LEFT = /Server busy please try later!|error loading dynamically imported module/;
const READY = /WebDriver BiDi listening on (ws:\S+)/;

/** Settings of the profile: the names of the journeys' sites are this machine, and nothing else is asked. */
const toSettings = (hosts: readonly string[]) =>
  Object.entries({
    'network.dns.localDomains': hosts.join(','),
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.chrome.site_icons': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.update.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'toolkit.telemetry.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level?: string; text?: string | null };
}

/** A connection that speaks WebDriver BiDi. @see https://www.w3.org/TR/webdriver-bidi/ */
async function connect(address: string) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  let count = 0;
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  const faults: string[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      faults.push(message.params.text ?? '');
    const waiting = open.get(message.id ?? 0);
    open.delete(message.id ?? 0);
    if (message.type === 'error') waiting?.reject(new Error(`${message.error}: ${message.message}`));
    else waiting?.resolve(message.result);
  });
  socket.on('close', () => {
    for (const { reject } of open.values()) reject(new Error('Firefox has closed the connection'));
  });
  return {
    faults,
    send<T>(method: string, params: object = {}): Promise<T> {
      const answer = Promise.withResolvers<unknown>();
      open.set(++count, answer);
      socket.send(JSON.stringify({ id: count, method, params }));
      return answer.promise as Promise<T>;
    },
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { type: string; value?: unknown; sharedId?: string };
  exceptionDetails?: { text: string };
}

/** Starts a Firefox without a window, with a profile of its own. */
async function startFirefox(program: string, hosts: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-firefox-'));
  const profile = path.join(folder, 'profile');
  mkdirSync(profile);
  writeFileSync(path.join(profile, 'user.js'), toSettings(hosts));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    // As root it refuses the home folder of somebody else.
    {
      env: { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const found = READY.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${output}`)));
  });
  return {
    address,
    async close() {
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Firefox, which speaks WebDriver BiDi without a driver. */
export async function openFirefox(program: string, hosts: readonly string[]): Promise<Engine> {
  const firefox = await startFirefox(program, hosts);
  const { send, faults } = await connect(`${firefox.address}/session`);
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context: top } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  async function call(context: string, source: string, argument: string) {
    const answer = await send<Evaluated>('script.callFunction', {
      functionDeclaration: source,
      arguments: [{ type: 'string', value: argument }],
      target: { context },
      awaitPromise: true,
      userActivation: false,
      serializationOptions: { maxDomDepth: 0, maxObjectDepth: 0 },
    });
    if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }
  async function findFrame(frames: readonly string[]): Promise<string> {
    let context = top;
    for (const frame of frames) {
      const { value } = await call(context, `(selector) => (${FRAME})(selector)?.contentWindow`, frame);
      if (value === undefined) throw new Error(`there is no frame ${frame}`);
      ({ context } = value as { context: string });
    }
    return context;
  }
  async function callReady(frames: readonly string[], source: string, argument: string) {
    const context = await findFrame(frames);
    const result = await call(context, source, argument);
    if (result.value !== NOT_READY) return { context, result };
    await call(context, INSTALL, '');
    return { context, result: await call(context, source, argument) };
  }
  const perform = (context: string, ...actions: object[]) =>
    send('input.performActions', { context, actions });

  return {
    goto: (url) => send<void>('browsingContext.navigate', { context: top, url, wait: 'interactive' }),
    async run(frames, source, argument) {
      return String((await callReady(frames, source, argument)).result.value);
    },
    async click(frames, source, argument) {
      const { context, result } = await callReady(frames, source, argument);
      const origin = { type: 'element', element: { sharedId: result.sharedId } };
      await perform(context, {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async press(frames, ...keys) {
      await perform(await findFrame(frames), toPress(keys));
    },
    async type(frames, text) {
      await perform(await findFrame(frames), toTyping(text));
    },
    setSize: (viewport) => send<void>('browsingContext.setViewport', { context: top, viewport }),
    async takeScreenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context: top });
      return Buffer.from(data, 'base64');
    },
    deleteCookies: () => send<void>('storage.deleteCookies'),
    // Firefox lets a page that is left see its open requests fail. Where one is missed, the flow does not go on.
    takeFaults: () => faults.splice(0).filter((fault) => !OPEN_WHEN_LEFT.test(fault)),
    async close() {
      await send('browser.close');
      await firefox.close();
    },
  };
}
