import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createToasts', () => {
  it('CONST-1: a toast is removed after 5000 ms', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saved' });
    vi.advanceTimersByTime(4999);
    expect(toasts.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toHaveLength(0);
  });

  it('a paused timer stops and continues with the remaining time', () => {
    const toasts = createToasts();
    toasts.show({ message: 'Saved' });
    vi.advanceTimersByTime(3000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(toasts.getSnapshot()).toHaveLength(1);
    toasts.resume();
    vi.advanceTimersByTime(1999);
    expect(toasts.getSnapshot()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getSnapshot()).toHaveLength(0);
  });

  it('a toast of duration 0 is shown until it is dismissed', () => {
    const toasts = createToasts();
    const id = toasts.show({ message: 'Connection lost', durationMs: 0 });
    toasts.pause();
    toasts.resume();
    vi.advanceTimersByTime(60_000);
    expect(toasts.getSnapshot()).toHaveLength(1);
    toasts.dismiss(id);
    expect(toasts.getSnapshot()).toHaveLength(0);
  });

  it('listeners are notified, and the snapshot is the same between changes', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.show({ message: 'One' });
    expect(toasts.getSnapshot()).toBe(toasts.getSnapshot());
    stop();
    toasts.show({ message: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('toasts do not stay paused when the last one is dismissed under the pointer', () => {
    const toasts = createToasts();
    const first = toasts.show({ message: 'One' });
    toasts.pause();
    toasts.dismiss(first);
    toasts.show({ message: 'Two' });
    vi.advanceTimersByTime(5000);
    expect(toasts.getSnapshot()).toHaveLength(0);
  });
});
