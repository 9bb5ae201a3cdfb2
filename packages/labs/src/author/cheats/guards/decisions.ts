import type { SyntaxNode } from '@lezer/common';
import { childrenOf, type Source, textOf, unwrap } from '../syntax.ts';
import { type FoundGuard, toGuard } from './guard.ts';
import { isQuestion, listRefusing } from './operands.ts';

/** A condition, what it decides, and which outcome refuses. */
interface Decision {
  condition: SyntaxNode;
  /** The guard in the text: from its beginning to here. */
  from: number;
  to: number;
  refusesWhenTrue: boolean;
  /** Whether it refuses whatever else the program does. */
  isGuard: boolean;
}

const EXITS = ['ReturnStatement', 'ThrowStatement', 'RaiseStatement', 'ContinueStatement', 'BreakStatement'];
const NAMES = ['VariableName', 'MemberExpression'];
const NOTHING = ['null', 'undefined', 'None', 'false', 'False'];
/** How Express passes a request on. */
const CONTINUES = 'next()';
const COMMENTS = ['LineComment', 'BlockComment', 'Comment'];
/** What a program ends a request with by a call. */
const ENDING_CALL = /^abort\b/;

/** Whether nothing after these statements runs. */
function leaves(source: Source, branch: SyntaxNode): boolean {
  const statements = ['Block', 'Body'].includes(branch.name) ? childrenOf(branch) : [branch];
  const last = statements.findLast(({ name }) => ![...COMMENTS, '{', '}', ':'].includes(name));
  if (last === undefined) return false;
  return EXITS.includes(last.name) || ENDING_CALL.test(textOf(source, last));
}

/** Each condition of an `if` statement, with the `else if` and `elif` of it. */
function ofStatement(source: Source, node: SyntaxNode): Decision[] {
  const parts = childrenOf(node);
  return parts.flatMap((part, index): Decision[] => {
    const [condition, branch] = parts.slice(index + 1);
    if (!['if', 'elif'].includes(part.name) || condition === undefined || branch === undefined) return [];
    const isGuard = leaves(source, branch);
    return [{ condition, from: part.from, to: branch.to, refusesWhenTrue: isGuard, isGuard }];
  });
}

/** `found.owner === user ? found : null` and `req.user ? next() : refuse()` refuse what `if` would. */
function ofChoice(source: Source, node: SyntaxNode): Decision[] {
  const [first, , second, , third] = childrenOf(node);
  const [condition, whenTrue, whenFalse] =
    source.language === 'js' ? [first, second, third] : [second, first, third];
  if (condition === undefined || whenTrue === undefined || whenFalse === undefined) return [];
  const [yes, no] = [whenTrue, whenFalse].map((branch) => textOf(source, unwrap(branch)));
  const refuses = (one = '', other = '') =>
    other === CONTINUES ||
    // `id ? load(id) : null` asks for nothing that may be refused.
    (NOTHING.includes(one) && !NOTHING.includes(other) && !NAMES.includes(condition.name));
  const [refusesWhenTrue, refusesWhenFalse] = [refuses(yes, no), refuses(no, yes)];
  const isGuard = refusesWhenTrue || refusesWhenFalse;
  return [{ condition, from: node.from, to: node.to, refusesWhenTrue, isGuard }];
}

/** What is returned, or stored under a name for later use. */
function ofAnswer(source: Source, node: SyntaxNode): Decision[] {
  const answer =
    node.name === 'ReturnStatement'
      ? childrenOf(node)[1]
      : childrenOf(node).findLast(({ name }) => name !== ';');
  if (answer === undefined || !isQuestion(source, answer)) return [];
  return [{ condition: answer, from: answer.from, to: answer.to, refusesWhenTrue: false, isGuard: false }];
}

const NEUTRAL = { js: ['(false)', '(true)'], python: ['(False)', '(True)'] } as const;

/** The guards of a decision: the whole condition if it is one, and its operands that refuse by themselves. */
function listGuards(
  source: Source,
  { condition, from, to, refusesWhenTrue, isGuard }: Decision,
): FoundGuard[] {
  const [no, yes] = NEUTRAL[source.language];
  const whole = toGuard(source, { from, to }, condition, refusesWhenTrue ? no : yes);
  const operands = listRefusing(source, condition, refusesWhenTrue).map(
    (part): FoundGuard => ({
      ...toGuard(source, part.operand, part.operand, part.refusesWhenTrue ? no : yes),
      isOperand: isGuard,
    }),
  );
  return [...(isGuard ? [whole] : []), ...operands];
}

const KINDS: Readonly<Record<string, (source: Source, node: SyntaxNode) => Decision[]>> = {
  IfStatement: ofStatement,
  ConditionalExpression: ofChoice,
  ReturnStatement: ofAnswer,
  ArrowFunction: ofAnswer,
  LambdaExpression: ofAnswer,
  VariableDeclaration: ofAnswer,
  AssignStatement: ofAnswer,
};

/** The guards that a node decides itself. */
export const listDecided = (source: Source, node: SyntaxNode): FoundGuard[] =>
  (KINDS[node.name]?.(source, node) ?? []).flatMap((decision) => listGuards(source, decision));
