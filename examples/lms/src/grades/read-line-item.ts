import { ItemFault, readLineItem } from '../deep-linking/read-items.ts';
import type { LineItem } from '../model.ts';

export type LineItemFields = Omit<LineItem, 'id' | 'courseKey' | 'deploymentKey' | 'isSample'>;

function readTime(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw new ItemFault(`lineItem.${name}`, 'must be a time of ISO 8601');
  return value;
}

/** The line item of a call to the service. @see AGS 3.2 @throws ItemFault that names the first wrong field */
export function readLineItemFields(body: unknown): LineItemFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ItemFault('lineItem', 'must be an object');
  const fields = body as Record<string, unknown>;
  const { label, ...rest } = readLineItem(fields, 'lineItem');
  if (label === undefined || label.trim() === '') throw new ItemFault('lineItem.label', 'is missing');
  const { resourceLinkId } = fields;
  if (resourceLinkId !== undefined && typeof resourceLinkId !== 'string')
    throw new ItemFault('lineItem.resourceLinkId', 'must be a text');
  const [startDateTime, endDateTime] = [readTime(fields, 'startDateTime'), readTime(fields, 'endDateTime')];
  return {
    label,
    ...rest,
    ...(resourceLinkId === undefined ? {} : { resourceLinkId }),
    ...(startDateTime ? { startDateTime } : {}),
    ...(endDateTime ? { endDateTime } : {}),
  };
}
