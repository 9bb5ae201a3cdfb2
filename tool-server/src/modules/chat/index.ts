export { toChatRoutes } from './chat.routes.ts';
export { createChatService } from './chat.service.ts';
