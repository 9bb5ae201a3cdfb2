import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serialize, serializeOuter } from 'parse5';

/** Nodes as parse5 makes them: plain objects. */
export type Node = DefaultTreeAdapterTypes.Node;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;
export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
type TextNode = DefaultTreeAdapterTypes.TextNode;
type CommentNode = DefaultTreeAdapterTypes.CommentNode;
type Template = DefaultTreeAdapterTypes.Template;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is TextNode => node.nodeName === '#text';
const isComment = (node: Node): node is CommentNode => node.nodeName === '#comment';
export const isTemplate = (node: Node): node is Template => 'content' in node;
const isParent = (node: Node): node is ParentNode => 'childNodes' in node;

export const childrenOf = (node: Node): ChildNode[] => (isParent(node) ? node.childNodes : []);
export const parentOf = (node: Node): ParentNode | null => ('parentNode' in node ? node.parentNode : null);
export const isHtml = ({ namespaceURI }: Element) => namespaceURI === html.NS.HTML;
export const isSvg = ({ namespaceURI }: Element) => namespaceURI === html.NS.SVG;

/**
 * Value of an attribute, null where it is not set. `xlink:href` is stored as parse5 stores it: with a separate prefix.
 */
export function attributeOf(element: Element, name: string): string | null {
  const found = element.attrs.find(
    (attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name,
  );
  return found?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const found = element.attrs.find((attr) => attr.name === name);
  if (found === undefined) element.attrs.push({ name, value });
  else found.value = value;
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

/** Every node below, in document order; not into the content of templates. Without recursion: a page may be deep. */
export function* walk(root: Node): Generator<ChildNode> {
  const stack = [...childrenOf(root)].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) stack.push(children[index] as ChildNode);
  }
}

export function* elementsOf(root: Node): Generator<Element> {
  for (const node of walk(root)) if (isElement(node)) yield node;
}

export function findElement(root: Node, fits: (element: Element) => boolean): Element | null {
  for (const element of elementsOf(root)) if (fits(element)) return element;
  return null;
}

export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  if (isComment(node)) return node.data;
  let text = '';
  for (const below of walk(node)) if (isText(below)) text += below.value;
  return text;
}

/** What a script element would run: its own text children only. */
export const scriptTextOf = (element: Element): string =>
  element.childNodes.map((node) => (isText(node) ? node.value : '')).join('');

export function rootOf(node: Node): Node {
  let root = node;
  for (let up = parentOf(root); up !== null && up !== undefined; up = parentOf(root)) root = up;
  return root;
}

export function detach(node: Node): void {
  if (parentOf(node) !== null && !('mode' in node)) defaultTreeAdapter.detachNode(node as ChildNode);
}

/** Inserts a node, or the contents of a fragment, into a parent. Gives what was inserted. */
export function insertNode(parent: ParentNode, node: Node, before: Node | null): ChildNode[] {
  for (let up: Node | null = parent; up !== null; up = parentOf(up))
    if (up === node) throw new Error('HierarchyRequestError: a node cannot be put into itself');
  const list = node.nodeName === '#document-fragment' ? [...childrenOf(node)] : [node as ChildNode];
  for (const child of list) {
    detach(child);
    if (before === null || parentOf(before) !== parent) defaultTreeAdapter.appendChild(parent, child);
    else defaultTreeAdapter.insertBefore(parent, child, before as ChildNode);
  }
  return list;
}

export function clear(node: ParentNode): void {
  for (let last = node.childNodes.at(-1); last !== undefined; last = node.childNodes.at(-1)) detach(last);
}

export const makeText = (value: string): TextNode => ({ nodeName: '#text', value, parentNode: null });
export const makeComment = (data: string): CommentNode => ({ nodeName: '#comment', data, parentNode: null });
export const makeFragment = (): Fragment => ({ nodeName: '#document-fragment', childNodes: [] });

export function makeElement(name: string, space: 'html' | 'svg'): Element {
  const element = defaultTreeAdapter.createElement(name, space === 'svg' ? html.NS.SVG : html.NS.HTML, []);
  if (name === 'template' && space === 'html')
    defaultTreeAdapter.setTemplateContent(element as Template, makeFragment());
  return element;
}

/** A copy of a node; depth is limited by what the parser and the page's own steps can build. */
export function cloneNode(node: Node, deep: boolean, depth = 0): Node {
  if (depth > 400) throw new Error('the tree is too deep');
  if (isText(node)) return makeText(node.value);
  if (isComment(node)) return makeComment(node.data);
  if (!isParent(node)) return makeText('');
  const copy: ParentNode = isElement(node)
    ? { ...node, attrs: node.attrs.map((attr) => ({ ...attr })), parentNode: null, childNodes: [] }
    : { ...node, childNodes: [] };
  if (isTemplate(node) && deep)
    (copy as Template).content = cloneNode(node.content, true, depth + 1) as Fragment;
  if (deep)
    for (const child of node.childNodes) {
      const made = cloneNode(child, true, depth + 1) as ChildNode;
      made.parentNode = copy;
      copy.childNodes.push(made);
    }
  return copy;
}

export const toHtml = (node: Node): string =>
  isParent(node) ? serialize(isTemplate(node) ? node.content : node) : '';
export const toOuterHtml = (node: Node): string => (isElement(node) ? serializeOuter(node) : textOf(node));

/** The visible text: without scripts, styles and templates. */
export function visibleText(root: Node): string {
  let text = '';
  for (const node of walk(root)) {
    if (!isText(node)) continue;
    const up = parentOf(node);
    if (up !== null && isElement(up) && ['script', 'style', 'noscript', 'title'].includes(up.tagName))
      continue;
    text += node.value;
  }
  return text.replace(/\s+/g, ' ').trim();
}
