import { cutText } from '../text.ts';
import { controlsOf, formOf } from './forms.ts';
import { enter } from './guest.ts';
import { chargeParse, parseDocument, parseInside, rewritePage, takeNames, withBelow } from './load.ts';
import type { Agent, Page } from './page.ts';
import { baseOf, charge, isSameOrigin, nodeOf, nodeRef, nodeRefs } from './registry.ts';
import { begin } from './resources.ts';
import { startInserted } from './scripts.ts';
import { matches, select } from './selectors.ts';
import { queueTask } from './tasks.ts';
import {
  attributeOf,
  type ChildNode,
  childrenOf,
  clear,
  cloneNode,
  detach,
  type Element,
  elementsOf,
  findElement,
  insertNode,
  isElement,
  isHtml,
  isSvg,
  isTemplate,
  isText,
  makeComment,
  makeElement,
  makeFragment,
  makeText,
  type Node,
  type ParentNode,
  parentOf,
  removeAttribute,
  rootOf,
  setAttribute,
  textOf,
  toHtml,
  toOuterHtml,
} from './tree.ts';
import { toUrl } from './urls.ts';

const isParent = (node: Node): node is ParentNode => 'childNodes' in node;

/** After nodes were inserted: their names, their scripts if they may run, and the resources they load. */
function placed(agent: Agent, page: Page, nodes: readonly ChildNode[], byMarkup: boolean): string {
  const elements = withBelow(nodes);
  charge(page, elements.length);
  const connected = nodes.some((node) => rootOf(node) === page.tree);
  const names: string[] = [];
  const run: Array<[string, string]> = [];
  for (const element of elements) {
    if (connected) names.push(...takeNames(page, element));
    if (element.tagName === 'script') {
      // Markup given as text never runs its scripts.
      if (byMarkup) page.started.add(element);
      const code = connected ? startInserted(agent, page, element) : null;
      if (code !== null) run.push([nodeRef(page, element), code]);
    } else begin(agent, page, element, false);
  }
  return names.length === 0 && run.length === 0 ? '' : JSON.stringify({ names, run });
}

function setHtml(agent: Agent, page: Page, element: Node, html: string): string {
  if (!isParent(element)) return '';
  if (isTemplate(element)) {
    element.content = parseInside(page, element, html) as typeof element.content;
    page.inert.add(element.content);
    return '';
  }
  const fragment = parseInside(page, isElement(element) ? element : null, html);
  clear(element);
  return placed(agent, page, insertNode(element, fragment, null), true);
}

function setAdjacent(agent: Agent, page: Page, element: Node, where: string, html: string): string {
  const outside = where === 'beforebegin' || where === 'afterend';
  const parent = outside ? parentOf(element) : isParent(element) ? element : null;
  if (parent === null) return '';
  const fragment = parseInside(page, isElement(parent) ? parent : null, html);
  const list = childrenOf(parent);
  const before =
    where === 'beforebegin'
      ? element
      : where === 'afterbegin'
        ? (list[0] ?? null)
        : where === 'afterend'
          ? (list[list.indexOf(element as ChildNode) + 1] ?? null)
          : null;
  return placed(agent, page, insertNode(parent, fragment, before), true);
}

function setText(agent: Agent, page: Page, node: Node, text: string): string {
  chargeParse(page, text);
  if (isText(node)) node.value = text;
  else if (node.nodeName === '#comment') (node as { data: string }).data = text;
  else if (isParent(node)) {
    clear(node);
    if (text !== '') insertNode(node, makeText(text), null);
    return isElement(node) && node.tagName === 'script' ? placed(agent, page, [node], false) : '';
  }
  return '';
}

const LOADS_AGAIN = new Set([
  'src',
  'srcset',
  'srcdoc',
  'href',
  'data',
  'open',
  'autofocus',
  'style',
  'type',
]);

function changeAttribute(agent: Agent, page: Page, element: Element, name: string, value: string): string {
  if (!/^[^\s"'<>/=\0]+$/.test(name))
    throw new Error(`InvalidCharacterError: not a name: ${cutText(name, 40)}`);
  charge(page, value.length);
  const low = isHtml(element) ? name.toLowerCase() : name;
  setAttribute(element, low, value);
  if (!LOADS_AGAIN.has(low) && low !== 'id' && low !== 'name') return '';
  if (LOADS_AGAIN.has(low)) page.loaded.delete(element);
  return placed(agent, page, [element], false);
}

const owned = (page: Page, element: Node) => (rootOf(element) === page.tree ? page.tree : rootOf(element));

/** Reads of the tree: `get` with the name of the property. */
function read(agent: Agent, page: Page, node: Node, what: string, extra: string): string {
  const list = () => childrenOf(parentOf(node) ?? page.tree);
  switch (what) {
    case 'parent':
      return nodeRef(page, parentOf(node));
    case 'nodes':
      return nodeRefs(page, childrenOf(node));
    case 'next':
      return nodeRef(page, list()[list().indexOf(node as ChildNode) + 1] ?? null);
    case 'previous':
      return nodeRef(page, list()[list().indexOf(node as ChildNode) - 1] ?? null);
    case 'text':
      charge(page, page.used.nodes);
      return textOf(node);
    case 'html':
      charge(page, page.used.nodes * 4);
      return toHtml(node);
    case 'outer':
      charge(page, page.used.nodes * 4);
      return toOuterHtml(node);
    case 'attribute': {
      const value = isElement(node)
        ? (attributeOf(node, extra.toLowerCase()) ?? attributeOf(node, extra))
        : null;
      return value === null ? '' : `=${value}`;
    }
    case 'attributes':
      return isElement(node)
        ? node.attrs.map(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name)).join(' ')
        : '';
    case 'url': {
      const value = isElement(node) ? attributeOf(node, extra) : null;
      if (value === null) return extra === 'action' || extra === 'formaction' ? page.url : '';
      return toUrl(value, baseOf(page))?.href ?? value;
    }
    case 'content':
      if (!isTemplate(node)) return '';
      page.inert.add(node.content);
      return nodeRef(page, node.content);
    case 'owner':
      return nodeRef(page, rootOf(node).nodeName === '#document' ? rootOf(node) : page.tree);
    case 'root':
      return nodeRef(page, rootOf(node));
    case 'connected':
      return rootOf(node) === page.tree ? '1' : '';
    case 'base':
      return baseOf(page);
    case 'form':
      return isElement(node) ? nodeRef(page, formOf(page, node)) : '';
    case 'elements':
      return isElement(node) ? nodeRefs(page, controlsOf(page, node)) : '';
    case 'controls':
      return !isElement(node)
        ? ''
        : controlsOf(page, node)
            .flatMap((control) =>
              [attributeOf(control, 'id'), attributeOf(control, 'name')]
                .filter((name) => name !== null && name !== '')
                .map((name) => `${nodeRef(page, control)} ${name}`),
            )
            .join('\n');
    case 'window':
      return page.frames.find(({ element, closed }) => element === node && !closed)?.id ?? '';
    case 'window-document': {
      const inner = page.frames.find(({ element, closed }) => element === node && !closed)?.page ?? null;
      return inner !== null && isSameOrigin(inner, page) ? nodeRef(inner, inner.tree) : '';
    }
    default:
      return readDocument(agent, page, node, what);
  }
}

function readDocument(_agent: Agent, page: Page, node: Node, what: string): string {
  switch (what) {
    case 'title': {
      const title = findElement(
        owned(page, node),
        (element) => element.tagName === 'title' && isHtml(element),
      );
      return title === null ? '' : textOf(title).replace(/\s+/g, ' ').trim();
    }
    case 'page-url':
      return page.url;
    case 'referrer':
      return page.referrer;
    case 'ready':
      return page.ready;
    case 'script':
      return nodeRef(page, page.scriptElement);
    case 'active':
      return nodeRef(page, page.active);
    default:
      return '';
  }
}

function kindOf(node: Node): string {
  if (isElement(node)) return `1 ${node.tagName} ${isHtml(node) ? 'html' : isSvg(node) ? 'svg' : 'math'}`;
  const types: Record<string, string> = {
    '#text': '3',
    '#comment': '8',
    '#document': '9',
    '#document-fragment': '11',
    '#documentType': '10',
  };
  return types[node.nodeName] ?? '0';
}

/** Calls that make nodes owned by the page. */
export function answerTree(_agent: Agent, page: Page, op: string, args: string[]): string | null {
  const [first = '', second = ''] = args;
  switch (op) {
    case 'create':
      if (!/^[a-z][^\s/>\0]*$/i.test(first)) throw new Error('InvalidCharacterError: not a name');
      return nodeRef(page, makeElement(first, second === 'svg' ? 'svg' : 'html'));
    case 'create-text':
      return nodeRef(page, makeText(first));
    case 'create-comment':
      return nodeRef(page, makeComment(first));
    case 'create-fragment':
      return nodeRef(page, first === '' ? makeFragment() : parseInside(page, null, first));
    case 'parse':
      return nodeRef(page, parseDocument(page, first));
    case 'named': {
      charge(page, page.used.nodes);
      const found: Element[] = [];
      for (const element of elementsOf(page.tree))
        if (
          attributeOf(element, 'id') === first ||
          (attributeOf(element, 'name') === first &&
            ['a', 'form', 'img', 'iframe', 'embed', 'object', 'frame'].includes(element.tagName))
        )
          found.push(element);
      return nodeRefs(page, found);
    }
    default:
      return null;
  }
}

/** Calls about a node. */
export function answerDom(agent: Agent, by: Page, op: string, args: string[]): string {
  const [ref = '', first = '', second = ''] = args;
  const { page, node } = nodeOf(agent, by, ref);
  const visits = (nodes: number) => charge(page, nodes);
  switch (op) {
    case 'kind':
      return kindOf(node);
    case 'get':
      return read(agent, page, node, first, second);
    case 'query':
      charge(page, page.used.nodes);
      return nodeRefs(page, select(node, first, visits, second !== ''));
    case 'matches':
      return isElement(node) && matches(node, first, visits) ? '1' : '';
    case 'closest':
      for (let up: Node | null = node; up !== null; up = parentOf(up))
        if (isElement(up) && matches(up, first, visits)) return nodeRef(page, up);
      return '';
    case 'by-id':
      charge(page, page.used.nodes);
      return nodeRef(
        page,
        findElement(node, (element) => attributeOf(element, 'id') === first),
      );
    case 'insert': {
      if (!isParent(node)) throw new Error('HierarchyRequestError');
      const child = nodeOf(agent, by, first).node;
      return placed(
        agent,
        page,
        insertNode(node, child, second === '' ? null : nodeOf(agent, by, second).node),
        false,
      );
    }
    case 'remove':
      detach(node);
      return '';
    case 'clone':
      charge(page, page.used.nodes);
      return nodeRef(page, cloneNode(node, first !== ''));
    case 'set-text':
      return setText(agent, page, node, first);
    case 'set-html':
      return setHtml(agent, page, node, first);
    case 'set-outer': {
      const changed = setAdjacent(agent, page, node, 'beforebegin', first);
      detach(node);
      return changed;
    }
    case 'adjacent':
      return setAdjacent(agent, page, node, first, second);
    case 'set-attribute':
      return isElement(node) ? changeAttribute(agent, page, node, first, second) : '';
    case 'remove-attribute':
      if (isElement(node)) removeAttribute(node, first.toLowerCase());
      return '';
    case 'set-title':
      return setTitle(agent, page, first);
    case 'write':
      return write(agent, page, first);
    case 'write-open':
      page.tree.childNodes = [];
      return '';
    case 'write-close':
      return '';
    default:
      throw new Error('no such call');
  }
}

function setTitle(agent: Agent, page: Page, text: string): string {
  const title = findElement(page.tree, (element) => element.tagName === 'title' && isHtml(element));
  return title === null ? '' : setText(agent, page, title, text);
}

/** While the page loads, what is written is inserted after the script; afterwards it replaces the page. */
function write(agent: Agent, page: Page, html: string): string {
  chargeParse(page, html);
  page.written += html;
  if (page.ready !== 'loading')
    queueTask(agent, () => {
      const all = page.written;
      page.written = '';
      if (all !== '') rewritePage(agent, page, all);
      enter(agent, page, 'names', JSON.stringify([...page.names]));
    });
  return '';
}
