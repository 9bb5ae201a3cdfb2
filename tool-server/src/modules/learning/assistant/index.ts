export { createAssistant } from './assistant.module.ts';
