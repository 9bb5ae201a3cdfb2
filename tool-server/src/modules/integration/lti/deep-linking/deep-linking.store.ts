import { getTableName } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';

interface DeepLinkingSession extends Record<string, unknown> {
  sealed_deep_linking: string;
  deployment_id: string;
  platform_id: string;
  client_id: string;
  issuer: string;
}

/** The deep linking request of a session; undefined when it came by another message. */
export async function findDeepLinking(
  database: Database,
  sessionId: string,
): Promise<DeepLinkingSession | undefined> {
  const [row] = await database.query<DeepLinkingSession>({
    name: 'lti_find_deep_linking',
    text: `select s.sealed_deep_linking, s.deployment_id, p.id as platform_id, p.client_id, p.issuer
      from lti_session s join ${getTableName(ltiPlatform)} p on p.id = s.platform_id
      where s.id = $1::uuid and s.message = 'deep_linking' and s.sealed_deep_linking is not null`,
    values: [sessionId],
  });
  return row;
}
