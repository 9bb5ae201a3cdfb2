import type { ContentType, Period, Picture, SubmissionReview } from '../model.ts';

/** A content item, checked. @see Deep Linking 2.0 3.1 */
export interface ContentItem {
  type: ContentType;
  title: string;
  text: string;
  url: string | undefined;
  icon: Picture | undefined;
  custom: Record<string, string>;
  html: string | undefined;
  available: Period | undefined;
  submission: Period | undefined;
  prefersWindow: boolean;
  frameHeight: number | undefined;
  lineItem: ItemLineItem | undefined;
}

export interface ItemLineItem {
  scoreMaximum: number;
  label?: string;
  resourceId?: string;
  tag?: string;
  gradesReleased?: boolean;
  submissionReview?: SubmissionReview;
}

/** What is wrong with an item: the page shows it to the teacher, who passes it on. */
export class ItemFault extends Error {
  override readonly name = 'ItemFault';
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field} ${message}`);
    this.field = field;
  }
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isAddress = (value: unknown): value is string =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isTime = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);

/** Reads the fields of one object; each fault names the field by its whole path. */
function createReader(fields: Fields, path: string) {
  const fail = (name: string, message: string): never => {
    throw new ItemFault(`${path}.${name}`, message);
  };
  function read<Value>(name: string, isGood: (value: unknown) => value is Value, message: string) {
    const value = fields[name];
    if (value === undefined) return undefined;
    return isGood(value) ? value : fail(name, message);
  }
  return {
    fail,
    text: (name: string) => read(name, isText, 'must be a text'),
    flag: (name: string) =>
      read(name, (value): value is boolean => typeof value === 'boolean', 'must be true or false'),
    size: (name: string) =>
      read(
        name,
        (value): value is number => typeof value === 'number' && value > 0,
        'must be a number above 0',
      ),
    url: (name: string) => read(name, isAddress, 'must be a web address'),
    time: (name: string) => read(name, isTime, 'must be a time of ISO 8601 with its offset'),
    texts: (name: string) => read(name, isTexts, 'must be an object of texts'),
    object: (name: string) => read(name, isObject, 'must be an object'),
  };
}

function readPeriod(item: ReturnType<typeof createReader>, name: string, path: string): Period | undefined {
  const fields = item.object(name);
  if (!fields) return undefined;
  const period = createReader(fields, `${path}.${name}`);
  const [startDateTime, endDateTime] = [period.time('startDateTime'), period.time('endDateTime')];
  if (startDateTime && endDateTime && Date.parse(startDateTime) >= Date.parse(endDateTime))
    period.fail('endDateTime', 'must be later than startDateTime');
  return { ...(startDateTime ? { startDateTime } : {}), ...(endDateTime ? { endDateTime } : {}) };
}

function readIcon(item: ReturnType<typeof createReader>, path: string): Picture | undefined {
  const fields = item.object('icon');
  if (!fields) return undefined;
  const icon = createReader(fields, `${path}.icon`);
  const [url, width, height] = [icon.url('url'), icon.size('width'), icon.size('height')];
  return url === undefined
    ? icon.fail('url', 'is missing')
    : { url, ...(width ? { width } : {}), ...(height ? { height } : {}) };
}

function readReview(item: ReturnType<typeof createReader>, path: string): SubmissionReview | undefined {
  const fields = item.object('submissionReview');
  if (!fields) return undefined;
  const review = createReader(fields, `${path}.submissionReview`);
  const { reviewableStatus } = fields;
  if (
    reviewableStatus !== undefined &&
    !(Array.isArray(reviewableStatus) && reviewableStatus.every((status) => typeof status === 'string'))
  )
    review.fail('reviewableStatus', 'must be a list of texts');
  const [label, url, custom] = [review.text('label'), review.url('url'), review.texts('custom')];
  return {
    ...(reviewableStatus ? { reviewableStatus: reviewableStatus as string[] } : {}),
    ...(label === undefined ? {} : { label }),
    ...(url === undefined ? {} : { url }),
    ...(custom === undefined ? {} : { custom }),
  };
}

/** Deep Linking 2.0 3.1.2: the line item of a resource link. Line items of the service have the same fields. */
export function readLineItem(fields: Fields, path: string): ItemLineItem {
  const item = createReader(fields, path);
  const scoreMaximum = item.size('scoreMaximum') ?? item.fail('scoreMaximum', 'is missing');
  const [label, resourceId, tag] = [item.text('label'), item.text('resourceId'), item.text('tag')];
  const [gradesReleased, submissionReview] = [item.flag('gradesReleased'), readReview(item, path)];
  return {
    scoreMaximum,
    ...(label === undefined ? {} : { label }),
    ...(resourceId === undefined ? {} : { resourceId }),
    ...(tag === undefined ? {} : { tag }),
    ...(gradesReleased === undefined ? {} : { gradesReleased }),
    ...(submissionReview === undefined ? {} : { submissionReview }),
  };
}

const TYPES: readonly unknown[] = [
  'ltiResourceLink',
  'link',
  'file',
  'html',
  'image',
] satisfies ContentType[];
/** Types that are nothing without their address. */
const NEED_URL: readonly unknown[] = ['link', 'file', 'image'];

function readItem(value: unknown, path: string): ContentItem {
  if (!isObject(value)) throw new ItemFault(path, 'must be an object');
  const item = createReader(value, path);
  if (!TYPES.includes(value.type)) item.fail('type', `must be one of ${TYPES.join(', ')}`);
  const url = item.url('url');
  if (url === undefined && NEED_URL.includes(value.type)) item.fail('url', 'is missing');
  const html = item.text('html');
  if (html === undefined && value.type === 'html') item.fail('html', 'is missing');
  const lineItem = item.object('lineItem');
  const [window, frame] = [item.object('window'), item.object('iframe')];
  return {
    type: value.type as ContentType,
    title: item.text('title') ?? '',
    text: item.text('text') ?? '',
    url,
    icon: readIcon(item, path),
    custom: item.texts('custom') ?? {},
    html,
    available: readPeriod(item, 'available', path),
    submission: readPeriod(item, 'submission', path),
    prefersWindow: window !== undefined && frame === undefined,
    frameHeight: frame && createReader(frame, `${path}.iframe`).size('height'),
    lineItem: lineItem && readLineItem(lineItem, `${path}.lineItem`),
  };
}

/** @throws ItemFault that names the first wrong field. */
export function readItems(value: unknown): ContentItem[] {
  // Deep Linking 2.0 4.5.2: without the claim, or with an empty list, nothing was chosen.
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ItemFault('content_items', 'must be a list');
  return value.map((item, index) => readItem(item, `content_items[${index}]`));
}
