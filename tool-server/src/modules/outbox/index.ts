export { createOutboxPages } from './outbox.ts';
