import type { ServerModule } from '../../../module.ts';
import type { Config } from '../../../settings/config.ts';
import { toChatRoutes } from './chat.routes.ts';
import { type ChatDeps, createChatService } from './chat.service.ts';

export function createChat(deps: Omit<ChatDeps, 'chatSecret'> & { config: Config }): ServerModule {
  return { routes: toChatRoutes(createChatService({ ...deps, chatSecret: deps.config.chatSecret })) };
}
