import { PARTNER_MISSING } from '@drawbridge/contracts/integration';
import { validation } from '@drawbridge/contracts/rules';
import { t } from './messages.ts';

/** What the form holds: an origin per row, rows that are still empty among them. */
export interface PartnerFormFields {
  name: string;
  origins: readonly string[];
}

const toTyped = (origins: readonly string[]) => origins.map((origin) => origin.trim());

/** Messages by field, named as in the replies of the server: `allowed_origins.0` is the first row. */
export function findFaults({ name, origins }: PartnerFormFields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (name.trim() === '') faults['name'] = PARTNER_MISSING.name;
  const typed = toTyped(origins);
  for (const [row, origin] of typed.entries()) {
    if (origin === '') continue;
    const fault = validation.pageOrigin(origin);
    const isTwice = typed.indexOf(origin) < row;
    if (fault !== undefined || isTwice) faults[`allowed_origins.${row}`] = fault ?? t('form.origin.twice');
  }
  if (typed.every((origin) => origin === '')) faults['allowed_origins.0'] = PARTNER_MISSING.allowed_origins;
  return faults;
}

/** Empty rows are not sent. */
export const toInput = ({ name, origins }: PartnerFormFields) => ({
  name: name.trim(),
  allowed_origins: toTyped(origins).filter((origin) => origin !== ''),
});

/** Rows of the form by the places that were sent: those that are empty are between them. */
export function toRowFaults(
  origins: readonly string[],
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const rows = [...origins.keys()].filter((row) => origins[row]?.trim() !== '');
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => {
      const place = /^allowed_origins\.(\d+)/.exec(field)?.[1];
      if (place === undefined) return [field === 'allowed_origins' ? 'allowed_origins.0' : field, text];
      return [`allowed_origins.${rows[Number(place)] ?? 0}`, text];
    }),
  );
}
