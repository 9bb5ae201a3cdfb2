import { say } from './messages.ts';

export function toTriesWords(count: number | undefined): string {
  if (count === undefined) return '';
  if (count === 0) return say('flag.tries.none');
  return count === 1 ? say('flag.tries.one') : say('flag.tries', { count });
}
