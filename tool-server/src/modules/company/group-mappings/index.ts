export { createGroupMappings } from './group-mappings.module.ts';
