export { createUsers } from './users.module.ts';
