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
  }).visit(program);
  for (const node of findLoadTimeNodes(program)) {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't')
      report(node, 'a text read when the module is loaded');
    if (node.type === 'NewExpression' && code.slice(node.callee.start, node.callee.end).startsWith('Intl.'))
      report(node, 'a format made when the module is loaded');
  }
  return faults;
}

/** `messages.title.text`, `messages[id].text`. */
function isText({ object, property }: ESTree.MemberExpression): boolean {
  if (property.type !== 'Identifier' || property.name !== 'text') return false;
  return (
    object.type === 'MemberExpression' &&
    object.object.type === 'Identifier' &&
    /messages$/i.test(object.object.name)
  );
}

/** Methods of lists that call their argument before they return. */
const CALLS_AT_ONCE = new Set(['filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'every']);

/** True for `list.map(…)`: its function runs when the call does. */
const callsItsArguments = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  CALLS_AT_ONCE.has(node.callee.property.name);

/** All nodes that run when the module does. The inside of a function or class runs later, unless a list calls it at once. */
function* findLoadTimeNodes(node: ESTree.Node, isCalled = false): Generator<ESTree.Node> {
  if (/Function|^Class/.test(node.type) && !isCalled) return;
  yield node;
  const isCall = callsItsArguments(node);
  for (const part of Object.values(node).flat())
    if (typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string')
      yield* findLoadTimeNodes(part as ESTree.Node, isCall);
}
