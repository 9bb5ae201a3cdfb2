const LATEST_MS = 3_000;

/** Calls back once the browser has nothing better to do; gives a way to call it off. */
export function whenIdle(callback: () => unknown): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => void callback(), { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
