export { createOperations } from './create-operations.ts';
