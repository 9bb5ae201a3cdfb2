import type { FieldErrors } from '@drawbridge/contracts';
import { type DeepLinking, type LinkedItem, linkedItem } from '@drawbridge/contracts/integration';
import { toOffsetTime } from './local-time.ts';

/** A lab or course that can be chosen for the platform. */
export interface LinkableContent {
  kind: LinkedItem['kind'];
  id: string;
  title: string;
  summary: string;
  /** False for a playground, which is not graded. */
  isGradable: boolean;
  /** Points for a pass according to the catalogue. Proposed as the column's maximum, so that both agree. */
  points?: number;
}

export const DATE_FIELDS = ['from', 'until', 'due'] as const;
export type DateField = (typeof DATE_FIELDS)[number];

/**
 * How the platform shows a chosen item, in the format of the form fields. Dates are local, as the browser writes them.
 */
export interface ItemSettings extends Record<DateField, string> {
  title: string;
  text: string;
  isGraded: boolean;
  points: string;
  target: 'iframe' | 'window' | undefined;
  /** Dates that are partly entered: their value is empty. */
  unfinished: readonly DateField[];
}
export type SettingField = Exclude<keyof ItemSettings, 'unfinished' | 'isGraded'>;
export type SettingErrors = Partial<Record<SettingField, string>>;

/** For content without points of its own. */
const DEFAULT_POINTS = 100;
const UNFINISHED = 'Enter both the date and the time';

export const toDefaults = (
  { title, summary, isGradable, points = DEFAULT_POINTS }: LinkableContent,
  { accept_lineitem, targets }: DeepLinking,
): ItemSettings => ({
  title,
  text: summary,
  isGraded: isGradable && accept_lineitem,
  points: String(points),
  target: targets[0],
  from: '',
  until: '',
  due: '',
  unfinished: [],
});

function toPeriod(from: string, until: string): LinkedItem['available'] {
  const period = { from: toOffsetTime(from), until: toOffsetTime(until) };
  return period.from === undefined && period.until === undefined ? undefined : period;
}

/** The item to send. Values that match the catalogue are left out. */
export function toLinkedItem(
  { kind, id, title, summary }: LinkableContent,
  settings: ItemSettings,
): LinkedItem {
  const { points } = settings;
  return {
    kind,
    id,
    ...(settings.title.trim() !== title && { title: settings.title }),
    ...(settings.text.trim() !== summary && { text: settings.text }),
    ...(settings.isGraded && { score_maximum: points.trim() === '' ? Number.NaN : Number(points) }),
    target: settings.target,
    available: toPeriod(settings.from, settings.until),
    submission: toPeriod('', settings.due),
  };
}

/** Form fields by the fields of an item in the contract. */
const FIELDS: Readonly<Record<string, SettingField>> = {
  title: 'title',
  text: 'text',
  score_maximum: 'points',
  target: 'target',
  available: 'until',
  'available.from': 'from',
  'available.until': 'until',
  submission: 'due',
  'submission.until': 'due',
};

/** The errors of each item, in the order sent. */
export function toItemErrors(errors: FieldErrors, count: number): SettingErrors[] {
  const found = Array.from({ length: count }, (): SettingErrors => ({}));
  for (const [path, message] of Object.entries(errors)) {
    const [, at, name = ''] = /^items\.(\d+)\.(.+)$/.exec(path) ?? [];
    const [item, field] = [found[Number(at)], FIELDS[name]];
    if (item && field) item[field] ??= message;
  }
  return found;
}

/** What the server would refuse about an item, in the server's own words. */
export function checkItem(item: LinkedItem, { unfinished }: ItemSettings): SettingErrors {
  // Validates only the item: pages do not load the inputs of endpoints.
  const { error } = linkedItem.safeParse(item);
  const issues = (error?.issues ?? []).map(({ path, message }) => [`items.0.${path.join('.')}`, message]);
  const [found] = toItemErrors(Object.fromEntries(issues) as FieldErrors, 1);
  return { ...found, ...Object.fromEntries(unfinished.map((field) => [field, UNFINISHED])) };
}
