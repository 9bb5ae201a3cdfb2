import { dateFormat } from '@drawbridge/ui/messages';

export const toDay = (at: string): string => dateFormat({ dateStyle: 'medium' }).format(new Date(at));
export const toTime = (at: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
export const toList = (names: readonly string[]): string => names.join(', ');
