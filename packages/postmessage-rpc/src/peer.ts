import { isRpcErrorCode, RpcError } from './rpc-error.ts';

/** Validates a value from the other end: returns it with its type, or throws. */
export type Parse<Value> = (value: unknown) => Value;

/** A call that this end answers. */
export interface CallHandler<Input = never, Output = unknown> {
  parse: Parse<Input>;
  handle(input: Input): Output | Promise<Output>;
}

/** A notice that this end handles; the sender does not wait for it. */
export interface NoticeHandler<Input = never> {
  parse: Parse<Input>;
  handle(input: Input): void;
}

/** Calls and notices that this end handles, by name. To the other end, unlisted names do not exist. */
export interface Handlers {
  calls?: Readonly<Record<string, CallHandler>>;
  notices?: Readonly<Record<string, NoticeHandler>>;
  /** Called for every listed and valid notice, after its own handler. */
  onNotice?(name: string, input: unknown): void;
}

/** Validators for the answers to this end's calls. Answers without one are not checked. */
export type CallSchemas = Readonly<Record<string, Parse<unknown>>>;

/** The other end of a connection. */
export interface Peer {
  /**
   * Calls the other end. Rejects with an `RpcError`: `timeout` without an answer, `closed` when the connection ends,
   * `bad_answer` for an invalid answer, otherwise with the other end's error.
   */
  call(name: string, input?: unknown, options?: { timeoutMs?: number }): Promise<unknown>;
  /** Sends a notice to the other end, which may ignore it. */
  notify(name: string, input?: unknown): void;
  /** Ends the connection: pending calls are rejected, and later messages are ignored. */
  close(): void;
}

export interface PeerOptions extends Handlers {
  answers?: CallSchemas | undefined;
  timeoutMs: number;
}

/** Messages on a port. Ids count up from 1 for the life of the port and are never reused. */
type PortMessage =
  | { type: 'call'; id: number; name: string; input: unknown }
  | { type: 'answer'; id: number; output: unknown }
  | { type: 'fault'; id: number; code: string; message: string }
  | { type: 'notice'; name: string; input: unknown };

interface Pending {
  name: string;
  timer: ReturnType<typeof setTimeout>;
  settle(result: { output: unknown } | { error: RpcError }): void;
}

const MOST_MESSAGE = 300;

/** Finds only a table's own entries, never inherited ones: a call named `constructor` is unknown. */
function find<Value>(table: Readonly<Record<string, Value>> | undefined, name: unknown): Value | undefined {
  return typeof name === 'string' && table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Exchanges messages over one port. No message can throw an error into the page. @see EMB-5, EMB-10 */
export function createPeer(port: MessagePort, options: PeerOptions): Peer {
  const { calls, notices, onNotice, answers, timeoutMs: usualTimeoutMs } = options;
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isClosed = false;

  const send = (message: PortMessage) => {
    if (!isClosed) port.postMessage(message);
  };

  const toFault = (id: number, error: unknown): PortMessage =>
    error instanceof RpcError
      ? { type: 'fault', id, code: error.code, message: error.message }
      : { type: 'fault', id, code: 'failed', message: 'The call failed.' };

  async function answer(id: number, name: unknown, input: unknown): Promise<void> {
    const handler = find(calls, name);
    if (!handler) {
      send(toFault(id, new RpcError('unknown_call', `There is no call ${toShown(name)}.`)));
      return;
    }
    let parsed: never;
    try {
      parsed = handler.parse(input);
    } catch {
      send(toFault(id, new RpcError('bad_input', `The input of ${toShown(name)} is not valid.`)));
      return;
    }
    try {
      send({ type: 'answer', id, output: await handler.handle(parsed) });
    } catch (error) {
      send(toFault(id, error));
    }
  }

  function hear(name: unknown, input: unknown): void {
    const handler = find(notices, name);
    if (!handler) return;
    let parsed: never;
    try {
      parsed = handler.parse(input);
    } catch {
      return;
    }
    handler.handle(parsed);
    onNotice?.(name as string, parsed);
  }

  function settle(id: number, result: Parameters<Pending['settle']>[0]): void {
    const waiting = pending.get(id);
    if (!waiting) return;
    pending.delete(id);
    clearTimeout(waiting.timer);
    waiting.settle(result);
  }

  function accept(id: number, output: unknown): void {
    const name = pending.get(id)?.name;
    try {
      const parse = find(answers, name);
      settle(id, { output: parse ? parse(output) : output });
    } catch {
      settle(id, { error: new RpcError('bad_answer', `The answer of ${toShown(name)} is not valid.`) });
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isClosed || typeof data !== 'object' || data === null) return;
    const { type, id, name, input, output, code, message } = data as Record<string, unknown>;
    if (type === 'notice') return hear(name, input);
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) return;
    if (type === 'call') void answer(id, name, input);
    else if (type === 'answer') accept(id, output);
    else if (type === 'fault')
      settle(id, {
        error: new RpcError(isRpcErrorCode(code) ? code : 'failed', toShown(message, 'The call failed.')),
      });
  });
  port.start();

  return {
    call(name, input = {}, { timeoutMs = usualTimeoutMs } = {}) {
      if (isClosed) return Promise.reject(new RpcError('closed', 'The connection has ended.'));
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => settle(id, { error: new RpcError('timeout', `${name} was not answered in time.`) }),
          timeoutMs,
        );
        pending.set(id, {
          name,
          timer,
          settle: (result) => ('error' in result ? reject(result.error) : resolve(result.output)),
        });
        try {
          send({ type: 'call', id, name, input });
        } catch {
          // A value that cannot be sent between windows, such as a function.
          settle(id, { error: new RpcError('bad_input', `The input of ${name} cannot be sent.`) });
        }
      });
    },
    notify(name, input = {}) {
      send({ type: 'notice', name, input });
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      port.close();
      for (const id of pending.keys())
        settle(id, { error: new RpcError('closed', 'The connection has ended.') });
    },
  };
}

/** Shortens text from the other end so that it can be shown. */
function toShown(value: unknown, otherwise = 'of this name'): string {
  return typeof value === 'string' && value !== '' ? value.slice(0, MOST_MESSAGE) : otherwise;
}
