import { createHmac } from 'node:crypto';
import { type PersonId, problem } from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { findEmail } from '../../kernel/people/index.ts';

export interface ChatService {
  /** HMAC-SHA256 of the caller's own address, hex, as chat services require it. Throws `forbidden` for another's. */
  signEmail(personId: PersonId, email: string): Promise<string>;
}

export interface ChatDeps {
  database: Database;
  secret: Secret;
  chatSecret: string | undefined;
}

/** @see NOTIF-17, CALL-12 */
export function createChatService(deps: ChatDeps): ChatService {
  const key = deps.chatSecret ?? deps.secret.derive('chat');
  return {
    async signEmail(personId, email) {
      if ((await findEmail(deps.database.db, personId)) !== email) throw problem('forbidden');
      return createHmac('sha256', key).update(email).digest('hex');
    },
  };
}
