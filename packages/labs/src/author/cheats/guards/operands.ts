import type { SyntaxNode } from '@lezer/common';
import { childrenOf, descendantsOf, type Source, textOf, unwrap } from '../syntax.ts';

type Operator = 'and' | 'or' | 'not';

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['&&', 'and'],
  ['and', 'and'],
  ['||', 'or'],
  ['or', 'or'],
  ['!', 'not'],
  ['not', 'not'],
]);

/** `not in` and `is not` of Python compare, and have no operator here. */
function operatorOf(source: Source, node: SyntaxNode): Operator | undefined {
  const [first, second] = childrenOf(node);
  const unary = node.name === 'UnaryExpression' ? first : undefined;
  const binary = node.name === 'BinaryExpression' ? second : undefined;
  const operator = OPERATORS.get(textOf(source, unary ?? binary ?? node));
  return (operator === 'not') === (unary !== undefined) ? operator : undefined;
}

/** The operands of a chain of one operator, each without brackets around it. */
function chainOf(source: Source, node: SyntaxNode, operator: Operator): SyntaxNode[] {
  const inner = unwrap(node);
  if (operatorOf(source, inner) !== operator) return [inner];
  const [left, , right] = childrenOf(inner);
  return [left, right].flatMap((side) => (side ? chainOf(source, side, operator) : []));
}

/** `found`, `Boolean(found)`, `!found` and `found is None`, which only keep what reads `found.owner` from an error. */
function isAskedForBeforeUse(source: Source, operand: SyntaxNode, chain: readonly SyntaxNode[]): boolean {
  const asked = textOf(source, operand)
    .replace(/^(?:!+|not\s+)/, '')
    .replace(/^(?:Boolean|bool)\((.*)\)$/, '$1')
    .replace(/\s*(?:[!=]==?\s*(?:null|undefined|None)|is(?:\s+not)?\s+None)$/, '');
  return chain
    .filter((other) => other !== operand)
    .flatMap((other) => descendantsOf(other))
    .some(
      (node) =>
        node.name === 'MemberExpression' && node.firstChild && textOf(source, node.firstChild) === asked,
    );
}

/** An operand that refuses by itself. */
export interface Refusal {
  operand: SyntaxNode;
  /** Where it refuses when it is true, a program without it has `false` in its place, and `true` otherwise. */
  refusesWhenTrue: boolean;
}

/**
 * The operands of a condition that refuse by themselves: of `||` where what is true is refused, of `&&` where it is let
 * through. Without those that ask whether something exists that another one reads.
 */
export function listRefusing(source: Source, condition: SyntaxNode, refusesWhenTrue: boolean): Refusal[] {
  const inner = unwrap(condition);
  const operator = operatorOf(source, inner);
  if (operator === 'not') {
    const [, negated] = childrenOf(inner);
    return negated === undefined ? [] : listRefusing(source, negated, !refusesWhenTrue);
  }
  if (operator === undefined) return [];
  const chain = chainOf(source, inner, operator);
  const refusing = operator === (refusesWhenTrue ? 'or' : 'and') ? chain : [];
  return [
    ...refusing
      .filter((operand) => !isAskedForBeforeUse(source, operand, chain))
      .map((operand) => ({ operand, refusesWhenTrue })),
    ...chain.flatMap((operand) => listRefusing(source, operand, refusesWhenTrue)),
  ];
}

const QUESTIONS = ['UnaryExpression', 'BooleanLiteral', 'Boolean'];
const COMPARES = /^(?:CompareOp|in|is|not)$/;
/** Names of functions that say yes or no. */
const ASKS =
  /(?:^|\.)(?:(?:is|has|can|may|needs|matches)(?:[A-Z_]\w*)?|includes|test|(?:starts|ends)[wW]ith|some|every|any|all|check\w*|compare_digest|timingSafeEqual|exists(?:Sync)?|Boolean|bool|isdigit|isinstance)$/;

/** Whether an expression is true or false, by how it is written. */
export function isQuestion(source: Source, node: SyntaxNode): boolean {
  const inner = unwrap(node);
  if (QUESTIONS.includes(inner.name)) return true;
  const parts = childrenOf(inner);
  const [first] = parts;
  if (inner.name === 'CallExpression') return first !== undefined && ASKS.test(textOf(source, first));
  if (inner.name !== 'BinaryExpression') return false;
  if (operatorOf(source, inner) === undefined) return parts.some(({ name }) => COMPARES.test(name));
  const last = parts.at(-1);
  return last !== undefined && isQuestion(source, last);
}
