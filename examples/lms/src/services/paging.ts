import type { Request, Response } from 'express';

/** The wanted number of items, at most `max`; undefined for a wrong one. @see AGS 3.2.6; NRPS 2.4.3 */
function readLimit(value: unknown, max: number): number | undefined {
  if (value === undefined) return max;
  const limit = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : 0;
  return limit > 0 ? Math.min(limit, max) : undefined;
}

export interface Page<Item> {
  items: Item[];
  /** Path and query of the next page, if there is one. */
  next: string | undefined;
}

/** One page of a list; a wrong `limit` or `page` is answered here. */
export function takePage<Item>(
  req: Request,
  res: Response,
  { all, max }: { all: readonly Item[]; max: number },
): Page<Item> | undefined {
  const limit = readLimit(req.query.limit, max);
  const page = req.query.page === undefined ? 1 : readLimit(req.query.page, Number.MAX_SAFE_INTEGER);
  if (limit === undefined || page === undefined) {
    const field = limit === undefined ? 'limit' : 'page';
    res.status(400).json({ error: 'bad_request', field, message: 'must be a whole number above 0' });
    return undefined;
  }
  const end = page * limit;
  const items = all.slice(end - limit, end);
  if (end >= all.length) return { items, next: undefined };
  // The base is of no importance: path and query are taken.
  const next = new URL(req.originalUrl, 'http://harbor.invalid');
  next.searchParams.set('limit', String(limit));
  next.searchParams.set('page', String(page + 1));
  return { items, next: next.pathname + next.search };
}

export const toLink = (address: string, rel: string): string => `<${address}>; rel="${rel}"`;
