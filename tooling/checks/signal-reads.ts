import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

/**
 * @file Finds components and hooks that read a signal without following it. What they show is then right only while an
 * ancestor that follows signals is rendered in the same moment; on a slow machine it stays as it was.
 */

/** Hooks that follow what is read after them. Others follow by calling one of these. */
const FOLLOWING = ['useSignals', 'useStore'];

interface Reader {
  name: string;
  body: ts.Node;
  hooks: Set<string>;
}

const isReaderName = (name: string) => /^([A-Z]|use[A-Z])/.test(name);

function toName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) return node.name?.text;
  const { parent } = node;
  const isNamed =
    ts.isArrowFunction(node) && ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name);
  return isNamed ? parent.name.text : undefined;
}

/** The nodes below, without the tokens between them, which `getChildren` makes anew. */
function toChildren(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** All that runs while it renders: what is inside, but for functions that are components or hooks themselves. */
function* walk(node: ts.Node): Generator<ts.Node> {
  for (const child of toChildren(node)) {
    const name = toName(child);
    if (name !== undefined && isReaderName(name)) continue;
    yield child;
    yield* walk(child);
  }
}

function* findReaders(node: ts.Node): Generator<Reader> {
  const name = toName(node);
  if (name !== undefined && isReaderName(name)) {
    const calls = [...walk(node)].filter(ts.isCallExpression);
    const hooks = calls
      .map(({ expression }) => expression.getText())
      .filter((callee) => /^use[A-Z]/.test(callee));
    yield { name, body: node, hooks: new Set(hooks) };
  }
  for (const child of toChildren(node)) yield* findReaders(child);
}

/** Reads of `.value`, without writes. */
function* findReads(body: ts.Node): Generator<ts.PropertyAccessExpression> {
  for (const node of walk(body)) {
    if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'value') continue;
    const { parent } = node;
    const isWrite =
      ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (!isWrite) yield node;
  }
}

function isSignal(type: ts.Type): boolean {
  return ['peek', 'subscribe'].every((name) => type.getProperty(name) !== undefined);
}

/** The hooks of the code that follow signals, by calling one that does. */
function findFollowing(readers: readonly Reader[]): Set<string> {
  const following = new Set(FOLLOWING);
  let before = 0;
  while (before < following.size) {
    before = following.size;
    for (const { name, hooks } of readers)
      if (name.startsWith('use') && [...hooks].some((hook) => following.has(hook))) following.add(name);
  }
  return following;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  types: [],
};

/** One line for each read that nothing follows, in these files: `path:line name reads expression`. */
export function findUnfollowedReads(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], OPTIONS);
  const checker = program.getTypeChecker();
  const sources = files.map((file) => program.getSourceFile(file)).filter((source) => source !== undefined);
  const readers = sources.flatMap((source) => [...findReaders(source)]);
  const following = findFollowing(readers);
  return readers
    .filter(({ hooks }) => ![...hooks].some((hook) => following.has(hook)))
    .flatMap(({ name, body }) =>
      [...findReads(body)]
        .filter(({ expression }) => isSignal(checker.getTypeAtLocation(expression)))
        .map((read) => {
          const source = read.getSourceFile();
          const line = source.getLineAndCharacterOfPosition(read.getStart()).line + 1;
          return `${path.relative(ROOT, source.fileName)}:${line} ${name} reads ${read.expression.getText()}`;
        }),
    );
}

/** The code of what React renders, without tests and stories. */
export const listReactFiles = (): string[] =>
  ['packages/ui/src', 'packages/lab-workspace/src', 'packages/widgets/src', 'portal/src']
    .flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.tsx?$/)])
    .filter((file) => !/\.(test|stories)\.tsx?$|[\\/]testing[\\/]/.test(file));
