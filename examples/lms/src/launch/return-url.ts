import type { Behaviour } from '../behaviour/behaviour.ts';
import type { User } from '../model.ts';
import type { Settings } from '../settings.ts';

/** The session key of Moodle's address is a secret of the person; this one only looks like it. */
const toKey = (id: string) => `sk-${Buffer.from(id).toString('hex')}`;

/** Where the tool leads back to. @see LTI core 5.3.5 */
export function toReturnUrl(
  { returnUrl, absentClaims }: Behaviour,
  { issuer }: Settings,
  { id }: User,
): { return_url?: string | null } {
  switch (returnUrl) {
    case 'plain':
      return { return_url: `${issuer}/` };
    case 'session-key':
      return { return_url: `${issuer}/?sesskey=${toKey(id)}` };
    case 'relative':
      return { return_url: '/courses' };
    case 'blank':
      return { return_url: 'about:blank' };
    case 'app':
      return { return_url: 'harbor-app://course' };
    case 'absent':
      return absentClaims === 'null' ? { return_url: null } : {};
  }
}
