export { createOutbox } from './outbox.module.ts';
