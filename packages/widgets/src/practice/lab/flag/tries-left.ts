import { t } from './messages.ts';

export function toTriesLeftText(count: number | undefined): string {
  if (count === undefined) return '';
  if (count === 0) return t('flag.tries.none');
  return count === 1 ? t('flag.tries.one') : t('flag.tries', { count });
}
