export { createTags } from './tags.module.ts';
