export { type AssistantModule, createAssistant } from './assistant.module.ts';
