import { cutText } from '../text.ts';
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsOf,
  isElement,
  isHtml,
  isText,
  type Node,
  parentOf,
} from './tree.ts';

type Test = (element: Element) => boolean;
/** Is told of the nodes that matching visits, and may throw: with three combinators they are the cube of the page's. */
export type CountVisits = (nodes: number) => void;
interface Step {
  test: Test;
  /** The combinator between this step and the one before. */
  combinator: ' ' | '>' | '+' | '~';
}

const NAME = /^(?:\\.|[\w-]|[^\0-\x7f])+/;
const ATTRIBUTE = /^\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\s\]]+)\s*([is])?\s*)?\]/;
const MAX_CHARS = 1_000;

function listSiblings(element: Element, count: CountVisits): Element[] {
  const nodes = childrenOf(parentOf(element) ?? element);
  count(nodes.length);
  return nodes.filter((node): node is Element => isElement(node));
}

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');
const unquoted = (text: string) => (/^["']/.test(text) ? text.slice(1, -1) : text);

function toAttributeTest([, name = '', op, raw = '', flag]: RegExpExecArray): Test {
  const wanted = flag === 'i' ? unquoted(raw).toLowerCase() : unquoted(raw);
  return (element) => {
    const found = attributeOf(element, name.toLowerCase()) ?? attributeOf(element, name);
    if (found === null) return false;
    const value = flag === 'i' ? found.toLowerCase() : found;
    switch (op) {
      case undefined:
        return true;
      case '=':
        return value === wanted;
      case '~=':
        return value.split(/\s+/).includes(wanted);
      case '|=':
        return value === wanted || value.startsWith(`${wanted}-`);
      case '^=':
        return wanted !== '' && value.startsWith(wanted);
      case '$=':
        return wanted !== '' && value.endsWith(wanted);
      default:
        return wanted !== '' && value.includes(wanted);
    }
  };
}

function nthFits(formula: string, index: number): boolean {
  const text = formula === 'odd' ? '2n+1' : formula === 'even' ? '2n' : formula.replace(/\s+/g, '');
  const found = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text);
  if (found === null) return false;
  const step =
    found[1] === undefined ? 0 : /^[+-]?$/.test(found[1]) ? Number(`${found[1]}1`) : Number(found[1]);
  const offset = Number(found[2] ?? 0);
  return step === 0 ? index === offset : (index - offset) % step === 0 && (index - offset) / step >= 0;
}

function toPseudoTest(name: string, inner: string, depth: number, count: CountVisits): Test {
  const siblings = (element: Element) => listSiblings(element, count);
  switch (name) {
    case 'not': {
      const list = parse(inner, count, depth);
      return (element) => !list.some((steps) => fits(element, steps, count));
    }
    case 'is':
    case 'where': {
      const list = parse(inner, count, depth);
      return (element) => list.some((steps) => fits(element, steps, count));
    }
    case 'has': {
      const list = parse(inner, count, depth);
      return (element) =>
        [...elementsOf(element)].some((below) => list.some((steps) => fits(below, steps, count)));
    }
    case 'first-child':
      return (element) => siblings(element)[0] === element;
    case 'last-child':
      return (element) => siblings(element).at(-1) === element;
    case 'only-child':
      return (element) => siblings(element).length === 1;
    case 'first-of-type':
      return (element) => siblings(element).find(({ tagName }) => tagName === element.tagName) === element;
    case 'last-of-type':
      return (element) =>
        siblings(element).findLast(({ tagName }) => tagName === element.tagName) === element;
    case 'nth-child':
      return (element) => nthFits(inner, siblings(element).indexOf(element) + 1);
    case 'nth-of-type':
      return (element) =>
        nthFits(
          inner,
          siblings(element)
            .filter(({ tagName }) => tagName === element.tagName)
            .indexOf(element) + 1,
        );
    case 'empty':
      return (element) => childrenOf(element).every((node) => !isElement(node) && !isText(node));
    case 'checked':
      return (element) =>
        attributeOf(element, 'checked') !== null || attributeOf(element, 'selected') !== null;
    case 'disabled':
      return (element) => attributeOf(element, 'disabled') !== null;
    case 'enabled':
      return (element) => attributeOf(element, 'disabled') === null;
    case 'root':
      return ({ tagName }) => tagName === 'html';
    case 'scope':
      return () => true;
    default:
      throw new Error(`SyntaxError: the selector :${name} is not known here`);
  }
}

/** The text in brackets, and what follows them. */
function takeBrackets(text: string): [string, string] {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return [text.slice(1, at), text.slice(at + 1)];
  }
  throw new Error('SyntaxError: a bracket is not closed');
}

function takeSimple(text: string, depth: number, count: CountVisits): [Test, string] {
  if (text.startsWith('*')) return [() => true, text.slice(1)];
  if (text.startsWith('[')) {
    const found = ATTRIBUTE.exec(text);
    if (found !== null) return [toAttributeTest(found), text.slice(found[0].length)];
  }
  const name = NAME.exec(text.replace(/^[#.:]/, ''))?.[0] ?? '';
  if (name === '') throw new Error(`SyntaxError: not a selector: ${cutText(text, 40)}`);
  const wanted = unescaped(name);
  const mark = text[0] ?? '';
  const rest = text.slice(name.length + ('#.:'.includes(mark) ? 1 : 0));
  if (mark === '#') return [(element) => attributeOf(element, 'id') === wanted, rest];
  if (mark === '.')
    return [(element) => (attributeOf(element, 'class') ?? '').split(/\s+/).includes(wanted), rest];
  if (mark === ':') {
    const [inner, after] = rest.startsWith('(') ? takeBrackets(rest) : ['', rest];
    return [toPseudoTest(wanted.toLowerCase(), inner.trim(), depth + 1, count), after];
  }
  const low = wanted.toLowerCase();
  return [(element) => element.tagName === (isHtml(element) ? low : wanted) || element.tagName === low, rest];
}

function parse(selector: string, count: CountVisits, depth = 0): Step[][] {
  if (depth > 4 || selector.length > MAX_CHARS) throw new Error('SyntaxError: the selector is too long');
  const groups: Step[][] = [];
  let steps: Step[] = [];
  let tests: Test[] = [];
  let combinator: Step['combinator'] = ' ';
  const endStep = () => {
    if (tests.length === 0) throw new Error(`SyntaxError: not a selector: ${cutText(selector, 40)}`);
    const all = tests;
    steps.push({ test: (element) => all.every((test) => test(element)), combinator });
    tests = [];
  };
  let rest = selector.trim();
  while (rest !== '') {
    const mark = /^\s*([,>+~])\s*|^\s+/.exec(rest);
    if (mark === null) {
      const [test, after] = takeSimple(rest, depth, count);
      tests.push(test);
      rest = after;
      continue;
    }
    rest = rest.slice(mark[0].length);
    if (tests.length > 0 || steps.length > 0) endStep();
    if (mark[1] === ',') {
      groups.push(steps);
      steps = [];
      combinator = ' ';
    } else combinator = (mark[1] ?? ' ') as Step['combinator'];
  }
  endStep();
  return [...groups, steps];
}

function fits(element: Element, steps: readonly Step[], count: CountVisits): boolean {
  count(1);
  const last = steps.at(-1);
  if (last === undefined) return true;
  if (!last.test(element)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  if (last.combinator === '>' || last.combinator === ' ') {
    for (let up = parentOf(element); up !== null && isElement(up); up = parentOf(up)) {
      if (fits(up, before, count)) return true;
      if (last.combinator === '>') return false;
    }
    return false;
  }
  const all = listSiblings(element, count);
  const at = all.indexOf(element);
  const candidates = last.combinator === '+' ? all.slice(Math.max(0, at - 1), at) : all.slice(0, at);
  return candidates.some((candidate) => fits(candidate, before, count));
}

/** Throws an `Error` for a selector that cannot be read. */
export function matches(element: Element, selector: string, count: CountVisits): boolean {
  return parse(selector, count).some((steps) => fits(element, steps, count));
}

/** Elements below `root`, in document order. Throws an `Error` for a selector that cannot be read. */
export function select(root: Node, selector: string, count: CountVisits, first = false): Element[] {
  const groups = parse(selector, count);
  const found: Element[] = [];
  for (const element of elementsOf(root)) {
    if (!groups.some((steps) => fits(element, steps, count))) continue;
    found.push(element);
    if (first) break;
  }
  return found;
}
