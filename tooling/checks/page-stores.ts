/**
 * The stores that a screen shows, found in its source and in what it imports statically. Those that the record of its
 * page names are fetched together with its code; another one would be fetched a round trip later.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseSync } from 'oxc-parser';
import { ROOT } from '../root.ts';
import { readWorkspaces, toEntryPoint } from './workspaces.ts';

export interface UsedStore {
  name: string;
  /** The screen waits for it. */
  isShown: boolean;
}

/** A name of another file. */
interface Reference {
  specifier: string;
  /** `*`: all of it. */
  name: string;
}

/** What a file says at its top. */
interface Source {
  /** Names that its own names mention, and the stores that they use. */
  declared: ReadonlyMap<string, { mentions: ReadonlySet<string>; stores: readonly UsedStore[] }>;
  imported: ReadonlyMap<string, Reference>;
  exported: ReadonlyMap<string, Reference>;
  /** Files whose names it exports as they are. */
  passedOn: readonly string[];
}

/** The nodes of a part of a program, without its types. */
function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each);
  else if (typeof value === 'object' && value && 'type' in value) {
    const node = value as Node;
    if (node.type.startsWith('TSType') || node.type === 'TSInterfaceDeclaration') return;
    yield node;
    for (const each of Object.values(node)) yield* walk(each);
  }
}

const isName = (node: Node) => node.type === 'Identifier' || node.type === 'JSXIdentifier';

/** The store of `useStore('wishlist')`, or of `drawbridge.store('wishlist')`, which no rendering waits for. */
function readStore(node: Node): UsedStore | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const [store] = node.arguments;
  if (called.type !== 'Identifier' || store?.type !== 'Literal' || typeof store.value !== 'string')
    return undefined;
  if (called.name === 'useStore') return { name: store.value, isShown: true };
  return called.name === 'store' ? { name: store.value, isShown: false } : undefined;
}

function readDeclared(body: readonly Node[]): Source['declared'] {
  const declared = new Map<string, { mentions: Set<string>; stores: UsedStore[] }>();
  const add = (name: string, part: Node) => {
    const nodes = [...walk(part)];
    declared.set(name, {
      mentions: new Set(nodes.flatMap((node) => (isName(node) && 'name' in node ? [node.name] : []))),
      stores: nodes.flatMap((node) => readStore(node) ?? []),
    });
  };
  for (const statement of body) {
    const part =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (part.type === 'VariableDeclaration')
      for (const { id, init } of part.declarations) if (id.type === 'Identifier' && init) add(id.name, init);
    if ((part.type === 'FunctionDeclaration' || part.type === 'ClassDeclaration') && part.id)
      add(part.id.name, part);
  }
  return declared;
}

function readSource(file: string): Source {
  const { module, program } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'));
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(
        ({ localName, importName }) =>
          [localName.value, { specifier: moduleRequest.value, name: importName.name ?? '*' }] as const,
      ),
  );
  const entries = module.staticExports
    .flatMap((statement) => statement.entries)
    .filter(({ isType }) => !isType);
  return {
    declared: readDeclared(program.body),
    imported: new Map(imported),
    exported: new Map(
      entries.flatMap(({ exportName, importName, moduleRequest }) =>
        moduleRequest && exportName.name
          ? [[exportName.name, { specifier: moduleRequest.value, name: importName.name ?? '*' }] as const]
          : [],
      ),
    ),
    passedOn: entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest && !exportName.name ? [moduleRequest.value] : [],
    ),
  };
}

/** Finds the stores of screens; what it has read it keeps. */
export function createStoreFinder(): (file: string, name: string) => UsedStore[] {
  const workspaces = readWorkspaces(ROOT);
  const sources = new Map<string, Source>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readSource(file);
    sources.set(file, source);
    return source;
  };
  function toFile(from: string, specifier: string): string | undefined {
    const file = specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : toEntryPoint(specifier, workspaces);
    const isOurs = file !== undefined && /(?<!\.css)\.tsx?$/.test(file) && existsSync(path.join(ROOT, file));
    return isOurs ? file : undefined;
  }

  return (startFile, startName) => {
    const stores: UsedStore[] = [];
    const seen = new Set<string>();
    function follow(from: string, { specifier, name }: Reference): void {
      const file = toFile(from, specifier);
      if (file !== undefined) visit(file, name);
    }
    function visit(file: string, name: string): void {
      if (seen.has(`${file} ${name}`)) return;
      seen.add(`${file} ${name}`);
      const { declared, imported, exported, passedOn } = read(file);
      if (name === '*') for (const each of [...declared.keys(), ...exported.keys()]) visit(file, each);
      const own = declared.get(name);
      for (const store of own?.stores ?? []) stores.push(store);
      for (const mentioned of own?.mentions ?? []) {
        const elsewhere = imported.get(mentioned);
        if (elsewhere) follow(file, elsewhere);
        else if (declared.has(mentioned)) visit(file, mentioned);
      }
      const reference = exported.get(name) ?? (own ? undefined : imported.get(name));
      if (reference) follow(file, reference);
      if (!own && !reference) for (const specifier of passedOn) follow(file, { specifier, name });
    }
    visit(startFile, startName);
    return stores;
  };
}
