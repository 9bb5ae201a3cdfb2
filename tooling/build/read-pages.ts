/**
 * The records of the portal's pages (`portal/src/pages/*.pages.ts`), read from their source: what a page loads is known
 * without running its code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import { type Expression, type Node, type Program, parseSync } from 'oxc-parser';
import { ROOT } from '../root.ts';

const FOLDER = 'portal/src/pages';

/** The lists of addresses that the records of a file are about. */
const ADDRESSES = { public: PUBLIC_PAGES, launch: LAUNCH_PAGES, portal: PORTAL_PAGES } as const;
export type PageGroup = keyof typeof ADDRESSES;

export interface PageSource {
  group: PageGroup;
  /** Its name in the list of addresses. */
  name: string;
  /** Pattern of its address. */
  pattern: string;
  /** Its screen, from the root of the repository. */
  screen: string | undefined;
  /** Its name there. */
  screenName: string | undefined;
  /** Names of stores that it shows first, and of those that its parts want later. */
  stores: readonly string[];
  laterStores: readonly string[];
  isPlanned: boolean;
  /** Many visits begin there. */
  isStart: boolean;
  /** The page that is shown instead. */
  leadsTo: string | undefined;
}

/** Values of the top of a file, by their names. */
type Constants = ReadonlyMap<string, Expression>;

function readConstants({ body }: Program): Constants {
  const found = new Map<string, Expression>();
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, init);
  }
  return found;
}

/** What a name stands for, without its types. */
function resolve(value: Expression, constants: Constants): Expression {
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression')
    return resolve(value.expression, constants);
  const constant = value.type === 'Identifier' ? constants.get(value.name) : undefined;
  return constant ? resolve(constant, constants) : value;
}

function readFields(value: Expression, constants: Constants): Map<string, Expression> | undefined {
  const resolved = resolve(value, constants);
  if (resolved.type !== 'ObjectExpression') return undefined;
  return new Map(
    resolved.properties.flatMap((property): (readonly [string, Expression])[] => {
      if (property.type === 'SpreadElement') return [...(readFields(property.argument, constants) ?? [])];
      return property.key.type === 'Identifier'
        ? [[property.key.name, resolve(property.value, constants)]]
        : [];
    }),
  );
}

const readText = (value: Expression | undefined) =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;

const readTexts = (value: Expression | undefined) =>
  value?.type === 'ArrayExpression'
    ? value.elements.flatMap((element) => readText(element as Expression) ?? [])
    : [];

/** What a part of a program imports on demand, as it is written. */
export function findDynamicImports(node: Node): string[] {
  const found: string[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    else if (typeof part === 'object' && part) {
      const { type, source } = part as { type?: string; source?: Expression };
      const specifier = type === 'ImportExpression' ? readText(source) : undefined;
      if (specifier !== undefined) found.push(specifier);
      for (const each of Object.values(part)) visit(each);
    }
  };
  visit(node);
  return found;
}

/** The name that `async () => (await import('…')).Name` gives. */
function readMemberName(value: Expression): string | undefined {
  if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'MemberExpression') return undefined;
  const { property } = value.body;
  return property.type === 'Identifier' ? property.name : undefined;
}

const toFile = (from: string, specifier: string) => path.join(path.dirname(from), specifier);

function readFile(file: string): PageSource[] {
  const { program } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'));
  const constants = readConstants(program);
  const area = path.basename(file, '.pages.ts');
  const group = area === 'public' || area === 'launch' ? area : 'portal';
  const addresses: Readonly<Record<string, string>> = ADDRESSES[group];
  const records = new Map(
    [...constants.values()].flatMap((value) => [...(readFields(value, constants) ?? [])]),
  );
  return Object.entries(addresses).flatMap(([name, pattern]) => {
    const record = records.get(name);
    const fields = record && readFields(record, constants);
    if (!fields) return [];
    const screen = fields.get('screen');
    const [specifier] = screen ? findDynamicImports(screen) : [];
    return {
      group,
      name,
      pattern,
      screen: specifier === undefined ? undefined : toFile(file, specifier),
      screenName: screen && readMemberName(screen),
      stores: readTexts(fields.get('stores')),
      laterStores: readTexts(fields.get('laterStores')),
      isPlanned: fields.has('planned'),
      isStart: fields.has('isStart'),
      leadsTo: readText(fields.get('leadsTo')),
    };
  });
}

/** Every page of the portal. */
export const readPages = (): PageSource[] =>
  readdirSync(path.join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.pages.ts'))
    .flatMap((name) => readFile(path.join(FOLDER, name)));
