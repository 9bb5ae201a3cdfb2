import type { WorldEvent } from '../world/event.ts';
import { callsDialog } from './dialog-calls.ts';

const DIALOGS = new Set(['alert', 'confirm', 'prompt', 'print']);

/**
 * Whether code with this mark ran in a page of the origin: a dialog showed it, or code that was started shows a dialog
 * with it. The second holds where the page put something else in the dialog's place, as a handler's scope allows.
 */
export function hasRun(events: readonly WorldEvent[], mark: string, origin: string): boolean {
  return events.some((event) => {
    if (event.kind === 'call')
      return (
        event.origin === origin && DIALOGS.has(event.name) && event.args.some((arg) => arg.includes(mark))
      );
    return event.kind === 'script' && event.origin === origin && callsDialog(event.code, mark);
  });
}
