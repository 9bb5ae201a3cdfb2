import { LabStop } from '../stop.ts';
import type { Fetching } from './fetch-files.ts';
import type {
  AnswerMessage,
  FetchingMessage,
  OperationMessage,
  PageAnswers,
  PageOperation,
  ReadyMessage,
} from './protocol.ts';

/** The part of a Web Worker that the runner uses. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listen: (event: { message?: string }) => void): void;
}

export interface WorkerConnectionOptions {
  hardKillMs: number;
  /** First operation of a worker that replaces one that was ended. */
  greeting(): PageOperation | null;
  /** Called while the worker fetches what it runs on. */
  onFetching?: ((fetching: Fetching) => void) | undefined;
}

/** Operations to a worker, one at a time; a worker that does not respond in time is ended. */
export interface WorkerConnection {
  /** Rejects with `LabStop('time')` when the worker had to be ended. */
  call<Op extends PageOperation>(operation: Op): Promise<PageAnswers[Op['op']]>;
  /** Like `call`, for operations without a result; a worker that fails them shows it at the next `call`. */
  send(operation: PageOperation): void;
  close(): void;
}

interface Waiting {
  id: number;
  operation: PageOperation;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function createWorkerConnection(
  createWorker: () => WorkerLike,
  options: WorkerConnectionOptions,
): WorkerConnection {
  const queue: Waiting[] = [];
  let worker: WorkerLike | null = null;
  let current: Waiting | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ready = false;
  let closed = false;
  let count = 0;

  function start(): void {
    ready = false;
    worker = createWorker();
    worker.addEventListener('message', ({ data }) =>
      onMessage(data as AnswerMessage | FetchingMessage | ReadyMessage),
    );
    worker.addEventListener('error', ({ message }) => fail(new Error(message ?? 'the worker did not start')));
  }

  function onMessage(message: AnswerMessage | FetchingMessage | ReadyMessage): void {
    if ('fetching' in message) return options.onFetching?.(message.fetching);
    if ('ready' in message) {
      ready = message.ready;
      clearTimeout(timer);
      // The clock starts with the runtime, not with its download.
      if (ready && current !== null) timer = setTimeout(kill, options.hardKillMs);
      return;
    }
    if (current === null || message.id !== current.id) return;
    const done = current;
    settle();
    if (message.ok) done.resolve(message.answer);
    else done.reject(new Error(message.error));
    next();
  }

  function settle(): void {
    clearTimeout(timer);
    current = null;
  }

  function fail(error: Error): void {
    const lost = current;
    settle();
    worker?.terminate();
    worker = null;
    lost?.reject(error);
    next();
  }

  function kill(): void {
    const greeting = options.greeting();
    if (greeting !== null)
      queue.unshift(
        toWaiting(
          greeting,
          () => undefined,
          () => undefined,
        ),
      );
    fail(new LabStop('time'));
  }

  function toWaiting(
    operation: PageOperation,
    resolve: Waiting['resolve'],
    reject: Waiting['reject'],
  ): Waiting {
    return { id: ++count, operation, resolve, reject };
  }

  function next(): void {
    if (closed || current !== null) return;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    if (worker === null) start();
    current = waiting;
    worker?.postMessage({ id: waiting.id, operation: waiting.operation } satisfies OperationMessage);
    if (ready) timer = setTimeout(kill, options.hardKillMs);
  }

  function call(operation: PageOperation): Promise<unknown> {
    if (closed) return Promise.reject(new Error('the lab runner is closed'));
    return new Promise((resolve, reject) => {
      queue.push(toWaiting(operation, resolve, reject));
      next();
    });
  }

  return {
    call: call as WorkerConnection['call'],
    send(operation) {
      if (closed) return;
      queue.push(
        toWaiting(
          operation,
          () => undefined,
          () => undefined,
        ),
      );
      next();
    },
    close() {
      closed = true;
      settle();
      queue.length = 0;
      worker?.terminate();
      worker = null;
    },
  };
}
