/** What people read in TypeScript: the strings that are phrases, and of tests their titles. */
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { isPhrase, type Part } from './parts.ts';

const TEST = /\.(?:test|spec)\.tsx?$/;
const TITLED = ['describe', 'it', 'test'];
const TEXTS = ['Literal', 'TemplateLiteral'];

interface Node extends Part {
  type: string;
}

/** `it`, `it.skip`, `it.each(rows)` and `test.describe` begin with one of the names. */
function isTitled(callee: Node): boolean {
  if ('name' in callee) return TITLED.includes(String(callee.name));
  const inner = 'object' in callee ? callee.object : 'callee' in callee ? callee.callee : undefined;
  return inner !== undefined && isTitled(inner as Node);
}

/** The phrases of a program, or of a test the titles. */
function findStrings(file: string, program: ParseResult['program'], text: string): Part[] {
  const strings: Part[] = [];
  const titles: Part[] = [];
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') strings.push({ start, end });
    },
    // Without the marks around it: two of them would be read as code.
    TemplateElement({ value: { raw }, start: from }) {
      const start = text.indexOf(raw, from);
      strings.push({ start, end: start + raw.length });
    },
    JSXText({ start, end }) {
      strings.push({ start, end });
    },
    CallExpression({ callee, arguments: [title] }) {
      if (title && TEXTS.includes(title.type) && isTitled(callee)) titles.push(title);
    },
  }).visit(program);
  const isTitle = ({ start, end }: Part) => titles.some((title) => title.start <= start && end <= title.end);
  const isRead = TEST.test(file) ? isTitle : ({ start, end }: Part) => isPhrase(text.slice(start, end));
  return strings.filter(isRead);
}

/** The doc comments of a file, and the strings that people read. */
export function readCode(file: string, text: string): Part[] {
  const { program, comments } = parseSync(file, text);
  const docs = comments.filter(({ value }) => value.startsWith('*'));
  return [...docs, ...findStrings(file, program, text)];
}
