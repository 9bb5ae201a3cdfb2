import type { PartnerSiteOptions } from './partner-site-options.ts';

interface Reply {
  success: boolean;
  message: string;
  data?: { token: string; expires_at: string };
}

/**
 * All that a partner's server does: it exchanges its secret key for a token of one visitor. `visitor_id` is the site's
 * own id of the person; the same id is the same learner.
 */
export async function requestToken(
  { drawbridgeUrl, secretKey }: PartnerSiteOptions,
  { visitor, origin }: { visitor: string; origin: string },
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${drawbridgeUrl}/api/integration/embed-token`, {
    method: 'POST',
    headers: { authorization: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      visitor_id: visitor,
      scopes: ['courses', 'labs', 'favorites', 'preferences', 'review'],
      origin,
    }),
    signal: AbortSignal.timeout(5_000),
  });
  const reply = (await response.json()) as Reply;
  if (!reply.success || !reply.data) return { status: 502, body: { error: reply.message } };
  return { status: 200, body: reply.data };
}
