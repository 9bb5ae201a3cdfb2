import type { SyntaxNode } from '@lezer/common';
import { childrenOf, type Source, textOf } from '../syntax.ts';
import { type FoundGuard, toGuard } from './guard.ts';

const ROUTE = /\.(?:get|post|put|patch|delete|all|use)$/;
const PASS = '((req, res, next) => next())';
/** What declares the route itself, and no guard of it. */
const ROUTE_DECORATOR = /^@[\w.]+\.(?:route|get|post|put|patch|delete|errorhandler)\(/;

/** What Express asks between path and handler: `app.get('/crew', requires('crew.read'), handler)`. */
function ofRoute(source: Source, node: SyntaxNode): FoundGuard[] {
  const [callee, list] = childrenOf(node);
  if (callee === undefined || list?.name !== 'ArgList' || !ROUTE.test(textOf(source, callee))) return [];
  const [path, ...others] = childrenOf(list).filter(({ name }) => !/^[(),]$|Comment$/.test(name));
  // A statement for `db.get` is no path.
  if (path === undefined || !/^[['"`]+[/*]/.test(textOf(source, path))) return [];
  return others.slice(0, -1).map((asked) => toGuard(source, asked, asked, PASS));
}

/** What Python asks around a handler, or before each one: `@signed_in`, `@app.before_request`. */
const ofDecorator = (source: Source, node: SyntaxNode): FoundGuard[] =>
  ROUTE_DECORATOR.test(textOf(source, node)) ? [] : [toGuard(source, node, node, '\n')];

/** The guards before a handler that a node declares. */
export function listBefore(source: Source, node: SyntaxNode): FoundGuard[] {
  if (node.name === 'Decorator') return ofDecorator(source, node);
  return source.language === 'js' && node.name === 'CallExpression' ? ofRoute(source, node) : [];
}
