export { createChampions } from './champions.module.ts';
