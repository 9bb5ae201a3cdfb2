import { problem } from '@drawbridge/contracts';
import { returnContent } from '@drawbridge/contracts/integration';
import type { Actor } from '../../../../actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { type Route, serve } from '../../../../platform/http/api.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { type FindContent, toContentItems } from './content-items.ts';
import { signContentResponse } from './content-response.ts';
import { findDeepLinking } from './deep-linking.store.ts';
import type { DeepLinkingSettings } from './read-settings.ts';
import type { ReturnFormSigner } from './return-form.ts';

/** The choice of an instructor, as a signed response for the platform. @see LTI-18 */
export function toDeepLinkingRoutes(deps: {
  database: Database;
  secret: Secret;
  keys: KeyRing;
  clock: Clock;
  log: Log;
  publicUrl: string;
  findContent: FindContent;
  returnForms: ReturnFormSigner;
}): Route<Actor>[] {
  const { database, secret, log, publicUrl, findContent, returnForms } = deps;
  return [
    serve(returnContent, async ({ input, actor }) => {
      if (actor.kind !== 'launch' || !actor.isInstructor) throw problem('forbidden');
      const session = await findDeepLinking(database, actor.sessionId);
      if (!session) throw problem('forbidden');
      const settings = JSON.parse(secret.decrypt(session.sealed_deep_linking)) as DeepLinkingSettings;
      const jwt = await signContentResponse(deps, {
        clientId: session.client_id,
        issuer: session.issuer,
        deploymentId: session.deployment_id,
        contentItems: toContentItems(input.items, { settings, publicUrl, findContent }),
        data: settings.data,
      });
      log.info(
        {
          event: 'lti.content_returned',
          platform: session.platform_id,
          session: actor.sessionId,
          items: input.items.length,
        },
        'content returned',
      );
      return {
        address: '/lti/content',
        fields: returnForms.toFields({
          jwt,
          returnUrl: settings.returnUrl,
          platformId: session.platform_id,
          deploymentId: session.deployment_id,
        }),
      };
    }),
  ] as Route<Actor>[];
}
