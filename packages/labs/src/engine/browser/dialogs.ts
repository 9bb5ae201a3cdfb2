import { cutText } from '../text.ts';
import { LIMITS } from './limits.ts';
import { type Agent, note, type Page, userOf } from './page.ts';

/** Records a script's call that shows, sends or reads something. */
export function noteCall(agent: Agent, page: Page, name: string, args: string[]): void {
  page.running?.calls.push(name);
  note(agent, page, {
    kind: 'call',
    name,
    args: args.slice(0, LIMITS.argCount).map((arg) => cutText(arg, LIMITS.argChars)),
    user: userOf(agent),
    origin: page.origin,
    url: page.url,
  });
}

/** `alert` and similar calls: they are recorded and return immediately. */
export function showDialog(agent: Agent, page: Page, type: string, message: string): string {
  noteCall(agent, page, type, [message]);
  if (page.sandbox !== null && !page.sandbox.has('allow-modals')) {
    note(agent, page, {
      kind: 'refused',
      rule: 'sandbox',
      url: page.url,
      by: page.origin,
      user: userOf(agent),
    });
    return '';
  }
  agent.dialogs.push({ type, message: cutText(message, LIMITS.argChars), origin: page.origin });
  return '1';
}
