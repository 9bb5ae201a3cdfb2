import type { Signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import { type Loadable, ready } from './loadable.ts';

/** Loads a value that a page shows into a signal. */
export type LoadInto = <T>(
  target: Signal<Loadable<T>>,
  /** Name in the log. */
  what: string,
  /** `background` is true when the page already shows a value, so that it does not wait. @see GEN-19 */
  read: (options: { background: boolean }) => Promise<T>,
) => Promise<void>;

/** Logs a failure and keeps what is shown; a page with nothing to show yet shows the problem. @see ERR-24 */
export function createLoadInto(logError: LogError = () => undefined): LoadInto {
  return async (target, what, read) => {
    try {
      target.value = ready(await read({ background: target.peek().state === 'ready' }));
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem.code === 'canceled') return;
      logError(`${what} could not be loaded`, problem);
      if (target.peek().state !== 'ready') target.value = { state: 'problem', problem };
    }
  };
}
