import type { FileEvent } from './event.ts';
import { isWithin } from './file-tree.ts';
import type { WorldRules } from './rules.ts';
import type { World } from './world.ts';

export type FileOperation = FileEvent['op'];
const OPERATIONS: readonly string[] = [
  'read',
  'write',
  'append',
  'delete',
  'mkdir',
  'list',
  'stat',
] satisfies FileOperation[];
const isOperation = (op: string): op is FileOperation => OPERATIONS.includes(op);

const MAX_PATH = 1_000;
/** A folder that is made may be there. */
const RECURSIVE = 'recursive';

/** The result: Node's error code, or an empty string. */
interface Outcome {
  error: '' | 'ENOENT' | 'EEXIST' | 'EISDIR' | 'ENOTDIR';
  text?: string;
  names?: string[];
  folder?: boolean;
  real: string;
}

function run(world: World, op: FileOperation, path: string, data: string): Outcome {
  const { tree } = world;
  const real = tree.resolve(path);
  const text = tree.read(path);
  const names = text === null ? tree.list(path) : null;
  if (op === 'write' || op === 'append') {
    if (names !== null) return { error: 'EISDIR', real };
    tree.write(path, op === 'append' ? `${text ?? ''}${data}` : data);
    return { error: '', real };
  }
  if (op === 'mkdir') {
    if (text === null && names === null) tree.makeFolder(path);
    else if (text !== null || data !== RECURSIVE) return { error: 'EEXIST', real };
    return { error: '', real };
  }
  if (text === null && names === null) return { error: 'ENOENT', real };
  if (op === 'stat') return { error: '', real, folder: names !== null, text: text ?? '' };
  if (op === 'list') return names === null ? { error: 'ENOTDIR', real } : { error: '', real, names };
  if (text === null) return { error: 'EISDIR', real };
  if (op === 'delete') tree.remove(path);
  return { error: '', real, text };
}

/** A file operation of the app: logged with the resolved path, and whether that is outside the lab's folders. */
export function runFs(world: World, rules: WorldRules, args: string[]): string {
  const [op = '', path = '', data = ''] = args;
  if (!isOperation(op)) throw new Error('unknown file operation');
  if (path.includes('\0')) throw new Error('ERR_INVALID_ARG_VALUE: the path must be without null bytes');
  if (path.length > MAX_PATH) throw new Error('ENAMETOOLONG: name too long');
  const outcome = run(world, op, path, data);
  world.log({
    kind: 'file',
    op,
    path,
    real: outcome.real,
    outside: rules.roots.length > 0 && !isWithin(outcome.real, rules.roots),
    found: outcome.error === '' || outcome.error === 'EEXIST',
  });
  return JSON.stringify(outcome);
}
