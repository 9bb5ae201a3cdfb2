/** Texts that would stay in one language: written into a screen, or read once when a module is loaded. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

const FOLDERS = [
  'packages/ui/src',
  'packages/lab-workspace/src',
  'packages/widgets/src',
  'packages/embed/src',
  'portal/src',
];
/** Their texts may be written into the screen: the portal is English, and the loader takes its texts by attributes. */
const ENGLISH_ONLY = /^(portal|packages[\\/]embed[\\/]src[\\/]host)[\\/]/;
const NO_SCREEN = /(\.(stories|test|css)\.tsx?|sample-[\w-]+\.tsx?)$|[\\/]testing[\\/]/;
/** Words that are the same in every language: a value of a database. */
const NOT_TRANSLATED = new Set(['NULL']);
/** Attributes whose value people read or hear. */
const READ = /^(alt|aria-label|description|hint|label|message|placeholder|title|\w+Label)$/;

/** What people read begins with a capital letter or has several words; `tests.replay` is the id of a text. */
const SENTENCE = /^\p{Lu}|\p{L}\s+\p{L}/u;

export interface TextFault {
  file: string;
  line: number;
  what: string;
}

/** The files that show something. */
export const findScreenFiles = (): string[] =>
  FOLDERS.flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.tsx?$/)]).filter(
    (file) => !NO_SCREEN.test(file),
  );

export function findTextFaults(file: string, code = readFileSync(file, 'utf8')): TextFault[] {
  const faults: TextFault[] = [];
  const report = ({ start }: { start: number }, what: string) =>
    faults.push({ file: path.relative(ROOT, file), line: code.slice(0, start).split('\n').length, what });
  const { program } = parseSync(file, code);
  new Visitor({
    JSXText(node) {
      const text = node.value.trim();
      if (/\p{L}{2}/u.test(text) && !NOT_TRANSLATED.has(text)) report(node, `the text "${text}" in JSX`);
    },
    JSXAttribute({ name, value }) {
      const isRead = name.type === 'JSXIdentifier' && READ.test(name.name);
      if (isRead && value?.type === 'Literal' && SENTENCE.test(value.value))
        report(value, `the text "${value.value}" in an attribute`);
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [locale] = given;
      if (
        /^toLocale(Date|Time)?String$/.test(callee.property.name) &&
        (!locale || (locale.type === 'Identifier' && locale.name === 'undefined'))
      )
        report(node, `${callee.property.name} in the language of the browser, not of the page`);
    },
  }).visit(program);
  if (ENGLISH_ONLY.test(path.relative(ROOT, file))) faults.length = 0;
  new Visitor({
    MemberExpression(node) {
      if (isText(node)) report(node, 'a text that `t` does not read');
    },
    VariableDeclarator(node) {
      if (takesText(node)) report(node, 'a text that `t` does not read');
    },
  }).visit(program);
  const readers = findReaders(program);
  for (const node of findLoadTimeNodes(program, toFunctions(program))) {
    const called = node.type === 'CallExpression' ? [node.callee, ...toCalledAtOnce(node)] : [];
    if (called.some((one) => one.type === 'Identifier' && readers.has(one.name)))
      report(node, 'a text read when the module is loaded');
    if (node.type === 'NewExpression' && code.slice(node.callee.start, node.callee.end).startsWith('Intl.'))
      report(node, 'a format made when the module is loaded');
  }
  return faults;
}

/** `messages.title`, `messages[id]!`, `isOpen ? messages.open : messages.closed`. */
function isMessage(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return node.object.type === 'Identifier' && /messages$/i.test(node.object.name);
    case 'ConditionalExpression':
      return isMessage(node.consequent) || isMessage(node.alternate);
    case 'LogicalExpression':
      return isMessage(node.left) || isMessage(node.right);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isMessage(node.expression);
    default:
      return false;
  }
}

/** True for the key `text`, or `['text']`. */
const isTextKey = (key: ESTree.Node): boolean =>
  (key.type === 'Identifier' && key.name === 'text') || (key.type === 'Literal' && key.value === 'text');

/** `messages.title.text`, `messages[id].text`. */
const isText = ({ object, property }: ESTree.MemberExpression): boolean =>
  isTextKey(property) && isMessage(object);

/** `const { text } = messages.title`. */
const takesText = ({ id, init }: ESTree.VariableDeclarator): boolean =>
  id.type === 'ObjectPattern' &&
  init !== null &&
  isMessage(init) &&
  id.properties.some((part) => part.type === 'Property' && isTextKey(part.key));

/** The names by which a file reads texts: `t`, and what it imports it as. */
function findReaders({ body }: ESTree.Program): ReadonlySet<string> {
  const readers = new Set(['t']);
  for (const statement of body)
    if (statement.type === 'ImportDeclaration')
      for (const part of statement.specifiers)
        if (
          part.type === 'ImportSpecifier' &&
          part.imported.type === 'Identifier' &&
          part.imported.name === 't'
        )
          readers.add(part.local.name);
  return readers;
}

type Functions = ReadonlyMap<string, ESTree.Node>;

const isFunction = ({ type }: ESTree.Node) => /Function/.test(type);

/** The functions that a file declares at its top, by name. */
function toFunctions({ body }: ESTree.Program): Functions {
  const functions = new Map<string, ESTree.Node>();
  for (const statement of body) {
    const part =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (part.type === 'FunctionDeclaration' && part.id) functions.set(part.id.name, part);
    if (part.type === 'VariableDeclaration')
      for (const { id, init } of part.declarations)
        if (id.type === 'Identifier' && init && isFunction(init)) functions.set(id.name, init);
  }
  return functions;
}

/** Methods that call their arguments before they return: of lists, and those that make one. */
const CALLS_AT_ONCE =
  /^(every|filter|find\w*|flatMap|forEach|from|groupBy|map|reduce\w*|some|sort|toSorted)$/;

/** What of a call's arguments runs when the call does: the function of `list.map(…)`. */
const toCalledAtOnce = ({ callee, arguments: given }: ESTree.CallExpression): ESTree.Node[] =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  CALLS_AT_ONCE.test(callee.property.name)
    ? given
    : [];

/** The functions that run when a call does: its own, and those that it gives to a method which calls them at once. */
function toRun(call: ESTree.CallExpression, functions: Functions): ESTree.Node[] {
  const { callee } = call;
  const own = callee.type === 'ParenthesizedExpression' ? callee.expression : callee;
  return [own, ...toCalledAtOnce(call)].flatMap((one) => {
    const named = one.type === 'Identifier' ? functions.get(one.name) : one;
    return named && isFunction(named) ? [named] : [];
  });
}

/** All nodes that run when the module does. The inside of a function runs later, unless something calls it at once. */
function* findLoadTimeNodes(
  program: ESTree.Program,
  functions: Functions,
  called: Set<ESTree.Node> = new Set(),
): Generator<ESTree.Node> {
  function* visit(node: ESTree.Node): Generator<ESTree.Node> {
    if (isFunction(node)) return;
    // An instance's own fields are made later.
    if (node.type === 'PropertyDefinition' && !node.static) return;
    yield node;
    yield* visitParts(node);
    if (node.type !== 'CallExpression') return;
    for (const one of toRun(node, functions)) {
      if (called.has(one)) continue;
      called.add(one);
      yield* visitParts(one);
    }
  }
  function* visitParts(node: ESTree.Node): Generator<ESTree.Node> {
    for (const part of Object.values(node).flat())
      if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string')
        yield* visit(part as ESTree.Node);
  }
  yield* visit(program);
}
