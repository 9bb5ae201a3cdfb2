import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let receive: () => void;
let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        receive = callback;
      }
      observe() {}
      disconnect() {
        receive = () => undefined;
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (request: number) => idle.splice(request - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const runIdle = () => idle.splice(0).forEach((callback) => callback());

describe('code fetched for later', () => {
  it('fetching waits until nothing has arrived for a second and the browser is idle', () => {
    const fetchLater = vi.fn();
    whenIdle(fetchLater);
    vi.advanceTimersByTime(900);
    receive();
    vi.advanceTimersByTime(900);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(fetchLater).not.toHaveBeenCalled();
    runIdle();
    expect(fetchLater).toHaveBeenCalledOnce();
  });

  it('fetching does not wait more than ten seconds for a page that keeps fetching, and happens once', () => {
    const fetchLater = vi.fn();
    whenIdle(fetchLater);
    for (let passed = 0; passed < 20_000; passed += 500) {
      receive();
      vi.advanceTimersByTime(500);
      runIdle();
    }
    expect(fetchLater).toHaveBeenCalledOnce();
  });

  it('canceled fetching does not happen, before or while the browser is waited for', () => {
    const fetchLater = vi.fn();
    whenIdle(fetchLater)();
    vi.advanceTimersByTime(20_000);
    const callOff = whenIdle(fetchLater);
    vi.advanceTimersByTime(1_000);
    callOff();
    runIdle();
    expect(fetchLater).not.toHaveBeenCalled();
  });

  it('fetching works in browsers without idle callbacks too', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const fetchLater = vi.fn();
    whenIdle(fetchLater);
    vi.advanceTimersByTime(1_000);
    expect(fetchLater).toHaveBeenCalledOnce();
  });
});
