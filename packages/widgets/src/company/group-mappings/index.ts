export { GroupMappings } from './GroupMappings.tsx';
