import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BILLING_PERIODS, type Price, SOLD_PLANS } from '@drawbridge/contracts/company';
import * as z from 'zod/mini';
import type { Fault } from './faults.ts';
import { parseYaml } from './folder.ts';

const FILE = 'prices.yaml';

/** In the unit of the currency, with at most two digits after the point. */
const amount = z.number().check(
  z.gt(0),
  z.lte(10_000),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
    error: 'at most two decimal places',
  }),
);

/** Amounts are stored and shown in hundredths. */
const hasCents = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

const pricesSource = z.strictObject({
  currency: z
    .string()
    .check(
      z.regex(/^[A-Z]{3}$/, { abort: true, error: 'three capital letters, as in EUR' }),
      z.refine(hasCents, { error: 'a currency with two decimal places' }),
    ),
  plans: z.partialRecord(z.enum(SOLD_PLANS), z.partialRecord(z.enum(BILLING_PERIODS), amount)),
});

/** Reads `prices.yaml`; without the file no plan has a price. @see BILL-11 */
export function loadPrices(root: string, faults: Fault[]): Price[] {
  if (!existsSync(join(root, FILE))) return [];
  const source = parseYaml(readFileSync(join(root, FILE)), pricesSource, (field, message) =>
    faults.push({ file: FILE, field, message }),
  );
  if (!source) return [];
  return SOLD_PLANS.flatMap((plan_id) =>
    BILLING_PERIODS.flatMap((period) => {
      const units = source.plans[plan_id]?.[period];
      return units === undefined
        ? []
        : [{ plan_id, period, amount: Math.round(units * 100), currency: source.currency }];
    }),
  );
}
