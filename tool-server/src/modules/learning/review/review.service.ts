import { type PersonId, problem } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { person } from '../../kernel/people/index.ts';

const STATE_LIFETIME_MS = 600_000;

export interface ReviewService {
  /** What the review form is opened with; throws `not_found` when this installation has no form. */
  createToken(personId: PersonId): Promise<{ state: string; email: string }>;
}

export interface ReviewDeps {
  database: Database;
  secret: Secret;
  clock: Clock;
  formUrl: string | undefined;
}

/**
 * The state is encrypted: the form's operator can send it back but neither read nor forge one. It holds whose review it
 * is and until when. @see CALL-46, DATA-20
 */
export function createReviewService(deps: ReviewDeps): ReviewService {
  const { database, secret, clock, formUrl } = deps;
  return {
    async createToken(personId) {
      if (!formUrl) throw problem('not_found');
      const [row] = await database.db
        .select({ kind: person.kind, email: person.email })
        .from(person)
        .where(eq(person.id, personId));
      // A visitor of a partner's page has no address.
      const email = row?.kind === 'embedded' ? '' : row?.email;
      if (email === undefined || email === null) throw problem('not_signed_in');
      const expiresAtMs = clock.now().getTime() + STATE_LIFETIME_MS;
      return {
        state: secret.encrypt(JSON.stringify({ use: 'review', personId, expiresAtMs })),
        email,
      };
    },
  };
}
