import { cutText } from '../text.ts';
import type { World } from './world.ts';

const MAX_TEXT = 8_000;
const ADDRESS = /[^\s<>,;:"]+@[^\s<>,;:"]+/g;

/**
 * Sends a message to the simulated mail server. Like a real one, it reads recipients from all header lines: a line
 * break in an address or subject starts a new header.
 */
export function sendMail(world: World, args: string[]): string {
  const [to = '', subject = '', text = ''] = args;
  const [first = '', ...smuggled] = `${to}\n`.split(/\r?\n/);
  const added = [...smuggled, ...subject.split(/\r?\n/).slice(1)].filter((line) =>
    /^(to|cc|bcc):/i.test(line.trim()),
  );
  const recipients = [first, ...added].flatMap((line) => line.match(ADDRESS) ?? []);
  if (recipients.length === 0) throw new Error('No recipients defined');
  world.log({
    kind: 'mail',
    to: [...new Set(recipients)].slice(0, 50),
    subject: cutText(subject.split(/\r?\n/)[0] ?? '', MAX_TEXT),
    text: cutText(text, MAX_TEXT),
    injected: added.length > 0,
  });
  return '';
}
