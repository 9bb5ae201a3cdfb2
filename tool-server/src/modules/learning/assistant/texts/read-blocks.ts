import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type Piece, type Sentence, toSentences } from './sentences.ts';

/** What a lesson is made of, in its order. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'text'; sentences: Sentence[] }
  /** Searched and not quoted: code and tables. */
  | { kind: 'extra'; text: string; isFix: boolean };

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value ?? '';
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

function toText(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(toText).join('');
}

function toPieces(node: Node): Piece[] {
  if ('value' in node) return [{ kind: 'text', text: node.value }];
  if (!isElement(node)) return [];
  if (node.tagName === 'code' || node.tagName === 'strong')
    return [{ kind: node.tagName, text: toText(node).replaceAll(/\s+/g, ' ') }];
  return node.childNodes.flatMap(toPieces);
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Held together by their own words, whatever is within. */
const PARAGRAPHS = new Set(['p', 'dt', 'dd', 'summary']);
const EXTRAS = new Set(['pre', 'table']);
const LISTS = new Set(['ul', 'ol', 'pre', 'blockquote']);

/** The blocks of rendered markdown. */
export function readBlocks(html: string): Block[] {
  const blocks: Block[] = [];

  function read(node: Node, isInFix: boolean): void {
    if (!isElement(node)) return;
    const { tagName } = node;
    const isFix = isInFix || attribute(node, 'data-tone') === 'fix';
    if (HEADINGS.has(tagName))
      blocks.push({ kind: 'heading', id: attribute(node, 'id'), text: toText(node).trim() });
    else if (EXTRAS.has(tagName)) blocks.push({ kind: 'extra', text: toText(node), isFix });
    // The first word of a note is its kind, not a sentence.
    else if (attribute(node, 'class') === 'callout-title') return;
    else if (PARAGRAPHS.has(tagName)) addText(node.childNodes, isFix);
    else if (tagName === 'li') {
      const inner = node.childNodes.filter(
        (child) => isElement(child) && (LISTS.has(child.tagName) || child.tagName === 'p'),
      );
      const own = node.childNodes.filter((child) => !inner.includes(child));
      addText(own, isFix);
      for (const child of inner) read(child, isFix);
    } else for (const child of node.childNodes) read(child, isFix);
  }

  function addText(nodes: readonly Node[], isFix: boolean): void {
    const sentences = toSentences(nodes.flatMap(toPieces), isFix);
    if (sentences.length > 0) blocks.push({ kind: 'text', sentences });
  }

  for (const node of parseFragment(html).childNodes) read(node, false);
  return blocks;
}
