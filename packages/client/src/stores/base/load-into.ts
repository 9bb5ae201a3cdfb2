import type { Signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import { type Loadable, ready } from './loadable.ts';

/** Loads something that a page shows into a signal. */
export type LoadInto = <T>(
  target: Signal<Loadable<T>>,
  /** Names it in the log. */
  what: string,
  /** Is given whether the page shows an earlier value meanwhile, so that it does not wait. @see GEN-19 */
  read: (options: { background: boolean }) => Promise<T>,
) => Promise<void>;

/** A failure is logged, and what is shown stays; a page that has nothing to show yet shows the problem. @see ERR-24 */
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
