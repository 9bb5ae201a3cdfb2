import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPeer, type Handlers, type Peer, type PeerOptions } from './peer.ts';
import { RpcError } from './rpc-error.ts';

const unchecked = (value: unknown) => value as never;
const uncheckedOptions = (value: unknown) => value as PeerOptions;
const opened: Peer[] = [];

/** Both ends of one channel, and the raw port of the second. */
function connect(one: Partial<PeerOptions> = {}, other: Partial<PeerOptions> = {}) {
  const { port1, port2 } = new MessageChannel();
  const peers = [
    createPeer(port1, { timeoutMs: 5_000, ...one }),
    createPeer(port2, { timeoutMs: 5_000, ...other }),
  ] as const;
  opened.push(...peers);
  return peers;
}

/** One end, and what is posted at the other by hand. */
function connectRaw(handlers: Handlers & Partial<PeerOptions>) {
  const { port1, port2 } = new MessageChannel();
  const peer = createPeer(port1, { timeoutMs: 5_000, ...handlers });
  const received: unknown[] = [];
  port2.addEventListener('message', ({ data }) => void received.push(data));
  port2.start();
  opened.push(peer, { close: () => port2.close() } as Peer);
  return { peer, port: port2, received };
}

const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RpcError)) throw new Error('the call did not fail with an RpcError');
  return [error.code, error.message];
};

afterEach(() => {
  vi.useRealTimers();
  for (const peer of opened.splice(0)) peer.close();
});

describe('EMB-5 calls over a port', () => {
  it('calls return what the handler returns, at both ends and at the same time', async () => {
    const double = { calls: { double: { parse: Number, handle: (n: number) => n * 2 } } };
    const [one, other] = connect(uncheckedOptions(double), uncheckedOptions(double));
    expect(
      await Promise.all([one.call('double', 4), other.call('double', 5), one.call('double', 6)]),
    ).toEqual([8, 10, 12]);
  });

  it('calls without a handler of that name are refused, including inherited names', async () => {
    const [one] = connect({}, { calls: {} });
    for (const name of ['nothing', 'constructor', '__proto__', 'toString'])
      expect(await failure(one.call(name))).toEqual(['unknown_call', `There is no call ${name}.`]);
  });

  it('calls with invalid input are refused before the handler is reached', async () => {
    const handle = vi.fn();
    const parse = () => {
      throw new Error('secret detail of the schema');
    };
    const [one] = connect({}, { calls: { set: { parse, handle } } });
    expect(await failure(one.call('set', { a: 1 }))).toEqual(['bad_input', 'The input of set is not valid.']);
    expect(handle).not.toHaveBeenCalled();
  });

  it('calls reveal nothing of an error that the handler did not choose', async () => {
    const [one] = connect(
      {},
      {
        calls: {
          boom: {
            parse: unchecked,
            handle: () => {
              throw new Error('password=hunter2 at /srv/app.js:12');
            },
          },
          chosen: {
            parse: unchecked,
            handle: () => Promise.reject(new RpcError('failed', 'No token for you.')),
          },
        },
      },
    );
    expect(await failure(one.call('boom'))).toEqual(['failed', 'The call failed.']);
    expect(await failure(one.call('chosen'))).toEqual(['failed', 'No token for you.']);
  });

  it('calls with an invalid answer fail', async () => {
    const parse = (value: unknown) => {
      if (typeof value !== 'string') throw new TypeError('no text');
      return value;
    };
    const [one] = connect(
      { answers: { token: parse } },
      { calls: { token: { parse: unchecked, handle: () => 7 } } },
    );
    expect((await failure(one.call('token')))[0]).toBe('bad_answer');
  });

  it('calls whose input or answer cannot be sent fail', async () => {
    const [one] = connect({}, { calls: { fn: { parse: unchecked, handle: () => () => 1 } } });
    expect((await failure(one.call('fn', () => 1)))[0]).toBe('bad_input');
    expect(await failure(one.call('fn'))).toEqual(['failed', 'The call failed.']);
  });

  it('calls named `ready` reach their handler and nothing else', async () => {
    const handle = vi.fn(() => 'heard');
    const [one, other] = connect({ calls: { ready: { parse: unchecked, handle: unchecked(handle) } } }, {});
    expect(await other.call('ready', { a: 1 })).toBe('heard');
    await expect(failure(one.call('ready'))).resolves.toEqual(['unknown_call', 'There is no call ready.']);
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

describe('EMB-10 an unanswered call', () => {
  it('an unanswered call times out, and a late answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { peer, port, received } = connectRaw({});
    const slow = failure(peer.call('slow', {}, { timeoutMs: 1_000 }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    vi.advanceTimersByTime(1_000);
    expect(await slow).toEqual(['timeout', 'slow was not answered in time.']);
    port.postMessage({ type: 'answer', id: 1, output: 'late' });
    const next = peer.call('next');
    await vi.waitFor(() => expect(received).toHaveLength(2));
    port.postMessage({ type: 'answer', id: 2, output: 'in time' });
    expect(await next).toBe('in time');
  });

  it('pending calls fail when the connection is closed, and every later one immediately', async () => {
    const [one] = connect(
      {},
      { calls: { never: { parse: unchecked, handle: () => new Promise(() => undefined) } } },
    );
    const first = failure(one.call('never'));
    const second = failure(one.call('never'));
    one.close();
    expect([await first, await second, await failure(one.call('never'))]).toEqual(
      Array.from({ length: 3 }, () => ['closed', 'The connection has ended.']),
    );
  });

  it('a call uses an id that no other call of the port has', async () => {
    const { peer, port, received } = connectRaw({});
    const calls = [peer.call('a'), peer.call('b')];
    await vi.waitFor(() => expect(received).toHaveLength(2));
    port.postMessage({ type: 'answer', id: 1, output: 1 });
    port.postMessage({ type: 'answer', id: 1, output: 'again' });
    port.postMessage({ type: 'answer', id: 2, output: 2 });
    expect(await Promise.all(calls)).toEqual([1, 2]);
    void peer.call('c').catch(() => undefined);
    await vi.waitFor(() => expect(received).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }]));
  });
});

describe('EMB-5 invalid messages', () => {
  it.each([
    [null],
    [undefined],
    ['null'],
    [7],
    [[]],
    [{}],
    [{ type: 'call' }],
    [{ type: 'call', id: 'x', name: 'set' }],
    [{ type: 'call', id: 1.5, name: 'set' }],
    [{ type: 'answer', id: 99, output: 1 }],
    [{ type: 'fault', id: 99 }],
    [{ type: 'notice' }],
    [{ type: 'notice', name: '__proto__', input: {} }],
    [{ type: 'port', id: 1 }],
  ])('an invalid message is ignored: %j', async (message) => {
    const handle = vi.fn();
    const { peer, port } = connectRaw({
      calls: { set: { parse: unchecked, handle }, ping: { parse: unchecked, handle: () => 'pong' } },
      notices: { heard: { parse: unchecked, handle } },
    });
    port.postMessage(message);
    const answered = new Promise((resolve) => {
      port.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    port.postMessage({ type: 'call', id: 5, name: 'ping', input: {} });
    expect(await answered).toEqual({ type: 'answer', id: 5, output: 'pong' });
    expect(handle).not.toHaveBeenCalled();
    peer.close();
  });

  it('an invalid notice reaches neither handler nor listener', async () => {
    const handle = vi.fn();
    const onNotice = vi.fn();
    const parse = (value: unknown) => {
      if (typeof value !== 'number') throw new TypeError('no number');
      return value as never;
    };
    const [one, other] = connect({}, { notices: { height: { parse, handle } }, onNotice });
    one.notify('height', 'tall');
    one.notify('unknown', 3);
    one.notify('height', 12);
    await vi.waitFor(() => expect(handle).toHaveBeenCalledWith(12));
    expect([handle.mock.calls, onNotice.mock.calls]).toEqual([[[12]], [['height', 12]]]);
    other.close();
  });
});
