import { formatLocale } from '@drawbridge/ui/messages';

/** An amount in the smallest unit of its currency, as the page's language writes it; whole amounts without decimals. */
export function toMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
