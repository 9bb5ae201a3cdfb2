import { toTimeAgo, toTimeAgoParts } from '@drawbridge/contracts/rules';
import { currentLocale } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

/** How long ago a moment was. English is worded as prescribed, other languages as is usual in them. @see CONST-14, CONST-15 */
export function toTimeAgoText(thenMs: number, nowMs: number): string {
  const parts = toTimeAgoParts(thenMs, nowMs);
  if (!parts) return t('justNow');
  if (new Intl.Locale(currentLocale()).language === 'en') return toTimeAgo(thenMs, nowMs);
  return new Intl.RelativeTimeFormat(currentLocale()).format(-parts.count, parts.unit);
}
