import { LabStop } from '../stop.ts';
import { LIMITS } from './limits.ts';
import { type Agent, framesAround, type Page } from './page.ts';
import { elementsOf, type Node } from './tree.ts';
import { OPAQUE, toUrl } from './urls.ts';

/** How a guest names a node: number of the page, number of the node. */
export function nodeRef(page: Page, node: Node | null): string {
  if (node === null) return '';
  const known = page.numbers.get(node);
  if (known !== undefined) return `${page.id}.${known}`;
  if (page.nodes.length > LIMITS.nodes * 2) throw new LabStop('memory');
  page.numbers.set(node, page.nodes.length);
  return `${page.id}.${page.nodes.push(node) - 1}`;
}

export const nodeRefs = (page: Page, nodes: readonly Node[]): string =>
  nodes.map((node) => nodeRef(page, node)).join(' ');

/** The node a guest refers to, and its page. Nodes of another page are available for the same origin only. */
export function nodeOf(agent: Agent, by: Page, ref: string): { page: Page; node: Node } {
  const [pageId = '', number = ''] = ref.split('.');
  const page = agent.pages.get(Number(pageId));
  const node = page?.nodes[Number(number)];
  if (page === undefined || node === undefined) throw new Error('no such node');
  if (page !== by && !isSameOrigin(page, by)) throw new Error('SecurityError: a page of another origin');
  return { page, node };
}

export const isSameOrigin = (left: Page, right: Page): boolean =>
  left === right || (left.origin !== OPAQUE && left.origin === right.origin);

/** Work of the host on behalf of a page, in nodes visited and characters written. */
export function charge(page: Page, amount: number): void {
  page.used.work += amount;
  if (page.used.work > LIMITS.work) throw new LabStop('fuel');
}

export function chargeNodes(page: Page, root: Node): void {
  let count = 0;
  for (const _element of elementsOf(root)) count += 1;
  page.used.nodes += count;
  if (page.used.nodes > LIMITS.nodes) throw new LabStop('memory');
}

/** The base of relative addresses: the first valid `base`, or the page's own address. */
export function baseOf(page: Page): string {
  for (const element of elementsOf(page.tree)) {
    if (element.tagName !== 'base') continue;
    const href = element.attrs.find(({ name }) => name === 'href')?.value;
    if (href === undefined) continue;
    const own = pageBase(page);
    const url = toUrl(href, own);
    if (url === null || url.protocol === 'javascript:' || url.protocol === 'data:') return own;
    return page.csp.base(url).some(({ enforced }) => enforced) ? own : url.href;
  }
  return pageBase(page);
}

/** A page made from `srcdoc` or `about:blank` resolves against the page around it. */
function pageBase(page: Page): string {
  if (!page.url.startsWith('about:')) return page.url;
  const [around] = framesAround(page.frame);
  const from = around?.page ?? page.frame.opener?.page ?? null;
  return from === null ? page.url : baseOf(from);
}
