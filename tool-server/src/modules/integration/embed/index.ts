export { createEmbed } from './embed.module.ts';
