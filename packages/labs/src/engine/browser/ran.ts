import type { WorldEvent } from '../world/event.ts';
import { callsDialog } from './dialog-calls.ts';

const DIALOGS = new Set(['alert', 'confirm', 'prompt', 'print']);

/**
 * Whether code with this mark ran on a page of the origin: a dialog showed it, or code that was started shows a dialog
 * with it. The second counts if the page replaced the dialog function, as the scope of a handler allows.
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
