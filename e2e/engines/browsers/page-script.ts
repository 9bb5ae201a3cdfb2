import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An element by what a person perceives of it, as in the stories; `css` where there is nothing to perceive. */
export type Query = {
  /** In the first element that this finds. */
  within?: Query;
  /** Which of several, from 0; otherwise the first. */
  nth?: number;
} & (
  | { role: string; name?: string | RegExp }
  | { text: string | RegExp }
  | { label: string | RegExp }
  | { css: string }
);

/** What the functions below know in the page. */
interface TestingLibrary {
  queryAllByRole(root: ParentNode, role: string, options: { name?: string | RegExp }): HTMLElement[];
  queryAllByText(root: ParentNode, text: string | RegExp, options: { ignore: string }): HTMLElement[];
  queryAllByLabelText(root: ParentNode, text: string | RegExp): HTMLElement[];
}
declare global {
  var TestingLibraryDom: TestingLibrary | undefined;
  /** Faults of this document that nobody has read yet. */
  var journeyFaults: string[] | undefined;
}

/** Everything of a query that JSON can hold. */
export const writeQuery = (query: Query, rest: Record<string, unknown> = {}): string =>
  JSON.stringify({ query, ...rest }, (_key, value: unknown) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  );

/** Runs in the page: reads what `writeQuery` wrote. */
function readArgument(text: string): { query: Query; text?: string } {
  return JSON.parse(text, (_key, value: { pattern?: string; flags?: string } | null) =>
    typeof value?.pattern === 'string' ? new RegExp(value.pattern, value.flags) : value,
  ) as { query: Query; text?: string };
}

/** Runs in the page: the visible elements of a query, in open shadow trees too. */
function findAll(query: Query): HTMLElement[] {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined || document.body === null) return [];
  const around = query.within ? findAll(query.within)[0] : document.body;
  if (around === undefined) return [];
  const roots: ParentNode[] = [around, ...(around.shadowRoot ? [around.shadowRoot] : [])];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const found = roots.flatMap((root): HTMLElement[] => {
    if ('role' in query) return library.queryAllByRole(root, query.role, { name: query.name });
    if ('text' in query) return library.queryAllByText(root, query.text, { ignore: 'script, style' });
    if ('label' in query) return library.queryAllByLabelText(root, query.label);
    return [...root.querySelectorAll<HTMLElement>(query.css)];
  });
  const isShown = (element: Element) => {
    const { display, visibility } = getComputedStyle(element);
    return visibility === 'visible' && (element.getClientRects().length > 0 || display === 'contents');
  };
  const shown = found.filter(isShown);
  return query.nth === undefined ? shown : shown.slice(query.nth, query.nth + 1);
}

/** Runs in the page: the element of a query, if the mouse can press it now: it is at rest, and nothing covers it. */
async function findForMouse(query: Query): Promise<HTMLElement> {
  const [element] = findAll(query);
  if (element === undefined) throw new Error('it is not there');
  if (element.matches(':disabled')) throw new Error('it is disabled');
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const readCenter = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = readCenter();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y } = readCenter();
  if (before.x !== x || before.y !== y) throw new Error('it moves');
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  if (hit === null || !(element.contains(hit) || hit.closest('label')?.contains(element)))
    throw new Error(`it is covered by ${hit?.outerHTML.slice(0, 200)}`);
  return element;
}

/** Runs in the page: begins to note errors and violations of a policy, for an engine that reports none itself. */
function noteFaults(): void {
  const faults: string[] = [];
  globalThis.journeyFaults = faults;
  addEventListener('error', (event) => void faults.push(String(event.error ?? event.message)));
  addEventListener('unhandledrejection', (event) => void faults.push(String(event.reason)));
  const { error } = console;
  console.error = (...values: unknown[]) => {
    faults.push(values.map(String).join(' '));
    error.apply(console, values);
  };
  const seen = new Set<string>();
  const noteViolation = (directive: string, blocked: string) => {
    const text = `the policy's ${directive} refused ${blocked}`;
    if (!seen.has(text)) faults.push(text);
    seen.add(text);
  };
  addEventListener('securitypolicyviolation', (event) =>
    noteViolation(event.effectiveDirective, event.blockedURI),
  );
  // Also what the policy refused before this ran.
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports as unknown as {
        body: { effectiveDirective: string; blockedURL: string };
      }[])
        noteViolation(body.effectiveDirective, body.blockedURL);
    },
    { buffered: true, types: ['csp-violation'] },
  ).observe();
}

const require = createRequire(import.meta.url);
const library = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** The source of a function that makes a document ready for the ones below. */
export const INSTALL = `async () => {
  ${readFileSync(library, 'utf8').replace(/\n\/\/# sourceMappingURL=.*/, '')}
  ${String(noteFaults)}
  noteFaults();
  return '';
}`;

/** Whether a document is ready: the answer of any source below is this word where it is not. */
export const NOT_READY = 'not ready';

/** The source of a function with a JSON argument, of a body that may use `query`, `given`, `findAll` and `findForMouse`. */
const toSource = (body: string) => `async (argument) => {
  if (globalThis.TestingLibraryDom === undefined) return '${NOT_READY}';
  ${String(readArgument)}
  ${String(findAll)}
  ${String(findForMouse)}
  const { query, ...given } = readArgument(argument);
  ${body}
}`;

export const SOURCES = {
  count: toSource('return String(findAll(query).length);'),
  text: toSource('return findAll(query)[0].textContent;'),
  value: toSource('return findAll(query)[0].value;'),
  mouse: toSource('return findForMouse(query);'),
  focus: toSource(`const [element] = findAll(query);
  if (element === undefined) return 'none';
  const isFocused = () => element.getRootNode().activeElement === element;
  if (!isFocused()) element.focus();
  return isFocused() ? 'focused' : 'not focused';`),
  /** As the clipboard does it: the event has the text, and what listens puts it in. */
  paste: toSource(`const [element] = findAll(query);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', given.text);
  // Firefox takes the text itself and no transfer.
  const firefox = { data: given.text, dataType: 'text/plain' };
  const event = new ClipboardEvent('paste', { clipboardData, ...firefox, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return '';`),
};

/** The source of a function that finds the window of a frame: by a selector, or one in the element of another, `a >>> b`. */
export const FRAME = `(selector) => {
  const find = (root, wanted) => {
    const found = root.querySelector(wanted);
    if (found) return found;
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot && find(element.shadowRoot, wanted);
      if (inner) return inner;
    }
    return null;
  };
  return selector.split(' >>> ').reduce((root, wanted) => root && find(root.shadowRoot ?? root, wanted), document);
}`;

/** A point of a document, in CSS pixels from the corner of its window. */
export interface Point {
  x: number;
  y: number;
}

/** The source of a function that gives the middle of an element. */
export const MIDDLE = `(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/**
 * The source of a function that scrolls to a point of a frame and gives where it is then. A document does not scroll the
 * one of another site around it.
 */
export const SCROLL_TO_FRAME = `({ frame, point }) => {
  const { x, y } = (${FRAME})(frame).getBoundingClientRect();
  const before = scrollY;
  scrollBy({ top: y + point.y - innerHeight / 2, behavior: 'instant' });
  return { x: x + point.x, y: y + point.y - (scrollY - before) };
}`;
