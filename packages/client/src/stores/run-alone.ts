/**
 * Runs a task that no other tab of this site runs at the same time; the others wait their turn.
 * Where the browser has no locks (an address without https) tabs are on their own.
 */
export function runAlone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, task) : task();
}
