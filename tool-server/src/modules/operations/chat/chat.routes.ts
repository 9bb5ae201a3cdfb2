import { getChatHash } from '@drawbridge/contracts/operations';
import type { PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { ChatService } from './chat.service.ts';

export function toChatRoutes(chat: ChatService): Route<PortalActor>[] {
  return [
    serve(getChatHash, async ({ input, actor }: Call<typeof getChatHash, PortalActor>) => ({
      hash: await chat.signEmail(actor.personId, input.email),
    })),
  ];
}
