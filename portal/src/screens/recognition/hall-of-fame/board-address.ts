import { BOARD_PERIODS, type BoardPeriod } from '@drawbridge/contracts/recognition';
import type { BoardView } from '@drawbridge/widgets/recognition/public-profile';
import { paths } from '../../../router/paths.ts';

const isPeriod = (text: string | null): text is BoardPeriod =>
  BOARD_PERIODS.some((period) => period === text);

/** The view that an address names; an invalid one is the first page of all time. */
export function readView(search: string): BoardView {
  const query = new URLSearchParams(search);
  const period = query.get('period');
  const page = query.get('page') ?? '';
  return {
    period: isPeriod(period) ? period : 'all',
    page: /^[1-9]\d{0,2}$/.test(page) && Number(page) <= 500 ? Number(page) : 1,
  };
}

export function toBoardHref({ period, page }: BoardView): string {
  const query = new URLSearchParams({
    ...(period !== 'all' && { period }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.hallOfFame}?${query}` : paths.hallOfFame;
}
