/** As long as nothing arrived, nothing is on its way to the page that is shown. */
const QUIET_MS = 1_000;
/** Also while something keeps arriving. */
const LATEST_MS = 10_000;

/**
 * Calls back once the page has what it shows: when nothing was fetched for a second and the browser has nothing to do.
 * What is fetched for later would otherwise take turns with what is waited for. Gives a way to call it off.
 */
export function whenIdle(callback: () => unknown): () => void {
  let request: number | undefined;
  const observer = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(begin, QUIET_MS);
  });
  observer.observe({ type: 'resource' });
  let quiet = setTimeout(begin, QUIET_MS);
  const latest = setTimeout(begin, LATEST_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(latest);
  }
  function begin() {
    stop();
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') callback();
    else request = requestIdleCallback(() => void callback());
  }
  return () => {
    stop();
    if (request !== undefined) cancelIdleCallback(request);
  };
}
