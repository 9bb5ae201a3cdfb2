export { createChat } from './chat.module.ts';
