import type { LabFile } from '@drawbridge/contracts/practice';
import type { SyntaxNode } from '@lezer/common';
import { childrenOf, descendantsOf, parseSource, type Source, textOf } from '../syntax.ts';

/** An export of a JavaScript file with one exported object: its name, and the position of its value. */
export interface Export {
  name: string;
  from: number;
  to: number;
}

const PROGRAM =
  /^(?:CallExpression|NewExpression|ArrowFunction|Function.*|ClassDeclaration|ClassExpression|.*TemplateString|Getter|Setter|ParamList|Block|(?:If|For|While|Do|Switch|Try|Throw)Statement)$/;

function findObject(source: Source): SyntaxNode | undefined {
  const assigned = descendantsOf(source.root).find(
    ({ name, firstChild }) =>
      name === 'AssignmentExpression' && firstChild && textOf(source, firstChild) === 'module.exports',
  );
  const last = assigned && childrenOf(assigned).at(-1);
  return last?.name === 'ObjectExpression' ? last : undefined;
}

function toExport(source: Source, property: SyntaxNode): Export[] {
  const [key, ...rest] = childrenOf(property);
  if (property.name !== 'Property' || key === undefined) return [];
  const value = rest.at(-1) ?? key;
  return [{ name: textOf(source, key).replaceAll(/^['"]|['"]$/g, ''), from: value.from, to: value.to }];
}

/** The names in `module.exports = { … }`. */
export function readExports(file: LabFile): Export[] {
  const source = parseSource(file);
  const object = source && findObject(source);
  if (source === undefined || object === undefined) return [];
  return childrenOf(object).flatMap((child) => toExport(source, child));
}

/** Whether a JavaScript file is a list of answers or settings, without calls, conditions or loops. */
export function isData(file: LabFile): boolean {
  const source = parseSource(file);
  if (source?.language !== 'js') return false;
  const nodes = descendantsOf(source.root);
  return (
    nodes.some((node) => textOf(source, node) === 'module.exports') &&
    !nodes.some(({ name }) => PROGRAM.test(name))
  );
}
