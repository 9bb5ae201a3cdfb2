import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectToFrame, type FrameConnection } from './connect-to-frame.ts';
import { connectToHost } from './connect-to-host.ts';
import { RpcError } from './rpc-error.ts';

const PROTOCOL = { name: 'test-protocol', version: 1 };
const MODULE = new URL('./index.ts', import.meta.url).href;
const OWN = location.origin;
const unchecked = (value: unknown) => value as never;

/** A frame's document: connects to its host and answers `ping`; `script` may use what it has. */
const toDocument = (
  allowed: readonly string[],
  script = '',
  version = 1,
) => `<!doctype html><body><script type="module">
  import { connectToHost } from ${JSON.stringify(MODULE)};
  const unchecked = (value) => value;
  connectToHost({
    allowedOrigins: ${JSON.stringify(allowed)},
    protocol: { name: 'test-protocol', version: ${version} },
    calls: { ping: { parse: unchecked, handle: (input) => ({ pong: input }) }, never: { parse: unchecked, handle: () => new Promise(() => {}) } },
    answers: { getToken: unchecked },
  }).then(
    async (host) => { document.body.dataset.host = host.origin; ${script} },
    (error) => { document.body.dataset.error = error.code; },
  );
</script>`;

const made: { frame: HTMLIFrameElement; connection: FrameConnection }[] = [];

function open(
  html: string,
  options: Partial<Parameters<typeof connectToFrame>[0]> = {},
): { frame: HTMLIFrameElement; connection: FrameConnection } {
  const frame = document.createElement('iframe');
  const connection = connectToFrame({
    getWindow: () => frame.contentWindow,
    origin: OWN,
    protocol: PROTOCOL,
    timeoutMs: 20_000,
    ...options,
  });
  frame.srcdoc = html;
  document.body.append(frame);
  made.push({ frame, connection });
  return { frame, connection };
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const { frame, connection } of made.splice(0)) {
    connection.close();
    frame.remove();
  }
});

const codeOf = async (promise: Promise<unknown>) => {
  const error = await promise.catch((reason: unknown) => reason);
  return error instanceof RpcError ? error.code : error;
};

/** Posts from inside of the frame, as its own script would. */
function postFrom(frame: HTMLIFrameElement, message: unknown): void {
  const { contentWindow } = frame as unknown as { contentWindow: { Function: FunctionConstructor } };
  contentWindow.Function('message', "parent.postMessage(message, '*')")(message);
}

describe('EMB-5, EMB-10 the handshake', () => {
  it('a frame of the right origin connects, and earlier calls are answered', async () => {
    const { connection } = open(toDocument([OWN]));
    expect(await connection.call('ping', 7)).toEqual({ pong: 7 });
    expect(await connection.call('ping', 8)).toEqual({ pong: 8 });
  });

  it('the frame can call its host', async () => {
    const handle = vi.fn(() => ({ token: 't1' }));
    const { frame } = open(
      toDocument([OWN], "document.body.dataset.token = (await host.call('getToken')).token;"),
      { calls: { getToken: { parse: unchecked, handle: unchecked(handle) } } },
    );
    await expect.poll(() => frame.contentDocument?.body.dataset['token']).toBe('t1');
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('calls of a frame that never connects time out', async () => {
    const { connection } = open('<!doctype html><p>nothing here</p>');
    expect(await codeOf(connection.call('ping', 1, { timeoutMs: 30 }))).toBe('timeout');
  });

  it('another version is refused, and both ends learn of it', async () => {
    const onRefused = vi.fn();
    const onOpen = vi.fn();
    const { frame } = open(toDocument([OWN], '', 2), { onRefused, onOpen });
    await expect.poll(() => frame.contentDocument?.body.dataset['error']).toBe('version');
    expect([onRefused.mock.calls, onOpen.mock.calls]).toEqual([[[2]], []]);
  });

  it('the handshake starts over when the frame reloads: pending calls fail, later ones go to the new document', async () => {
    const onOpen = vi.fn();
    const { frame, connection } = open(toDocument([OWN]), { onOpen });
    await connection.call('ping', 1);
    const lost = codeOf(connection.call('never'));
    frame.srcdoc = `${toDocument([OWN])}<p>again</p>`;
    expect(await lost).toBe('closed');
    expect(await connection.call('ping', 2)).toEqual({ pong: 2 });
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('close ends the connection: nothing listens and calls fail immediately', async () => {
    const remove = vi.spyOn(globalThis, 'removeEventListener');
    const { connection } = open(toDocument([OWN]));
    await connection.call('ping', 1);
    const pending = codeOf(connection.call('never'));
    connection.close();
    expect([await pending, await codeOf(connection.call('ping'))]).toEqual(['closed', 'closed']);
    expect(remove).toHaveBeenCalledWith('message', expect.any(Function));
  });
});

describe('EMB-6 messages from other windows and origins', () => {
  it.each(['*', 'null', ''])('no frame with the origin %j connects', (origin) => {
    expect(() => connectToFrame({ getWindow: () => null, origin, protocol: PROTOCOL })).toThrow(TypeError);
  });

  it.each(['*', 'null'])('no host with the origin %j connects', async (origin) => {
    await expect(async () => connectToHost({ allowedOrigins: [origin], protocol: PROTOCOL })).rejects.toThrow(
      TypeError,
    );
  });

  it('a hello from another frame of the same origin is ignored', async () => {
    const onOpen = vi.fn();
    open('<!doctype html>', { onOpen });
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postFrom(stranger, { protocol: PROTOCOL.name, version: 1, type: 'hello', nonce: 'n' });
    await heard;
    expect(onOpen).not.toHaveBeenCalled();
    stranger.remove();
  });

  it('a hello from a frame at the wrong origin is ignored', async () => {
    const onOpen = vi.fn();
    const { connection } = open(toDocument([OWN]), { origin: 'https://other.test', onOpen });
    await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    expect(await codeOf(connection.call('ping', 1, { timeoutMs: 30 }))).toBe('timeout');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it.each([
    [null],
    ['hello'],
    [{ type: 'hello' }],
    [{ protocol: 'another', version: 1, type: 'hello', nonce: 'n' }],
    [{ protocol: 'test-protocol', version: '1', type: 'hello', nonce: 'n' }],
    [{ protocol: 'test-protocol', version: 1, type: 'port', nonce: 'n' }],
    [{ protocol: 'test-protocol', version: 1, type: 'hello', nonce: 7 }],
  ])('%j is not taken for a hello, and throws nothing into the page', async (message) => {
    const onOpen = vi.fn();
    const onError = vi.fn();
    addEventListener('error', onError);
    const { frame } = open('<!doctype html>', { onOpen });
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postFrom(frame, message);
    await heard;
    removeEventListener('error', onError);
    expect([onOpen.mock.calls, onError.mock.calls]).toEqual([[], []]);
  });

  it('no hello is sent to a page that is not allowed', async () => {
    const heard = vi.fn();
    addEventListener('message', heard);
    const { frame } = open(toDocument(['https://partner.test']), { origin: OWN });
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    postFrom(frame, 'last');
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    removeEventListener('message', heard);
    expect(heard.mock.calls.map(([event]: MessageEvent<unknown>[]) => event?.data)).toEqual(['last']);
    expect(frame.contentDocument?.body.dataset['host']).toBeUndefined();
  });

  it('a port from a page that is not allowed is ignored, even with the right nonce', async () => {
    const html = toDocument(['https://partner.test'])
      .replace('<body>', "<body><script>crypto.randomUUID = () => 'known';</script>")
      .replace('protocol:', 'patienceMs: 500, protocol:');
    const { frame } = open(html);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const { port1, port2 } = new MessageChannel();
    const answered = vi.fn();
    port1.addEventListener('message', answered);
    port1.start();
    const message = { protocol: PROTOCOL.name, version: 1, type: 'port', nonce: 'known' };
    frame.contentWindow?.postMessage(message, OWN, [port2]);
    port1.postMessage({ type: 'call', id: 1, name: 'ping', input: 7 });
    await expect.poll(() => frame.contentDocument?.body.dataset['error']).toBe('timeout');
    expect(frame.contentDocument?.body.dataset['host']).toBeUndefined();
    expect(answered).not.toHaveBeenCalled();
  });

  it('a port with another nonce is ignored, and the right one accepted once', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = toDocument([OWN]);
    const nonces: string[] = [];
    const listen = ({ source, data }: MessageEvent<{ nonce?: string }>) => {
      if (source === frame.contentWindow && data.nonce !== undefined) nonces.push(data.nonce);
    };
    addEventListener('message', listen);
    document.body.append(frame);
    await expect.poll(() => nonces).toHaveLength(1);
    const give = (nonce: string) => {
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
      port1.start();
      frame.contentWindow?.postMessage({ protocol: PROTOCOL.name, version: 1, type: 'port', nonce }, OWN, [
        port2,
      ]);
      port1.postMessage({ type: 'call', id: 1, name: 'ping', input: nonce });
      return { answered, port1 };
    };
    const wrong = vi.fn();
    void give('guessed').answered.then(wrong);
    const right = give(nonces[0] ?? '');
    await right.answered;
    void give(nonces[0] ?? '').answered.then(wrong);
    right.port1.postMessage({ type: 'call', id: 2, name: 'ping', input: 'still' });
    await new Promise((resolve) => right.port1.addEventListener('message', resolve, { once: true }));
    expect(wrong).not.toHaveBeenCalled();
    removeEventListener('message', listen);
    frame.remove();
  });
});
