/** `npm run lab -- new | dev | verify | unpack | pack | accept | fails | outcomes`: the commands for lab authors. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addAccept } from './author/accepts/add-accept.ts';
import { watchLab } from './author/dev.ts';
import { createLab, listFiles, NEW_KINDS } from './author/new-lab.ts';
import { openEngine } from './author/open-engine.ts';
import { readOutcomes } from './author/outcomes.ts';
import { packTrap, unpackVariant } from './author/pack-variant.ts';
import { FOLDERS, findOurLabs, rootOf } from './author/roots.ts';
import { verifyLabs } from './author/verify-labs.ts';
import { writeFails } from './author/write-fails.ts';

const USAGE = `usage:
  npm run lab -- new <id> [--title "…"] [--kind ${NEW_KINDS.join('|')}] [--type ${Object.keys(FOLDERS).join('|')}]
  npm run lab -- dev <id>        runs everything again after each save
  npm run lab -- verify [id …] [--json <file>]   proves what labs promise, with the real grader
  npm run lab -- unpack <id> <trap>   writes the files of a trap to traps/<trap>/, for editing; of a right fix to accepts/
  npm run lab -- pack <id> <trap>     turns the files of a trap back into a patch
  npm run lab -- accept <id> <fix> [--why "…"]   turns accepts/<fix>/ into a patch: a right fix that must pass
  npm run lab -- fails [id]      writes into lab.yaml which tests each trap fails
  npm run lab -- outcomes [id]   the outcome of every visible test, as JSON`;

function pick<Word extends string>(name: string, given: string | undefined, words: readonly Word[]): Word {
  const found = words.find((word) => word === (given ?? words[0]));
  if (found === undefined) throw new Error(`--${name} must be one of: ${words.join(', ')}`);
  return found;
}

function getDirs(id: string | undefined): string[] {
  const dirs = findOurLabs(id);
  if (dirs.length === 0) throw new Error(id === undefined ? 'there are no labs' : `there is no lab ${id}`);
  return dirs;
}

/** All labs, or those with these ids. The file gets a line of JSON for each as soon as it is proven. */
async function verify(ids: readonly string[], file: string | undefined): Promise<number> {
  const dirs = ids.length === 0 ? getDirs(undefined) : ids.flatMap(getDirs);
  if (file !== undefined) writeFileSync(file, '');
  const proofs = await verifyLabs(await openEngine(), dirs, (proof) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(proof)}\n`);
  });
  return proofs.every(({ broken }) => broken === 0) ? 0 : 1;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      kind: { type: 'string' },
      type: { type: 'string' },
      json: { type: 'string' },
      why: { type: 'string' },
    },
  });
  const [command, id, trap, ...rest] = positionals;
  if (command === 'verify') return verify(positionals.slice(1), values.json);
  if (values.json !== undefined) throw new Error(USAGE);
  const isPacking = command === 'pack' || command === 'unpack' || command === 'accept';
  if (isPacking !== (trap !== undefined)) throw new Error(USAGE);
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'fails') {
    const engine = await openEngine();
    for (const dir of getDirs(id)) {
      const changed = await writeFails(engine, dir);
      if (changed.length > 0) console.log(`${join(dir, 'lab.yaml')}: ${changed.join(', ')}`);
    }
    return 0;
  }
  if (command === 'outcomes') {
    process.stdout.write(`${JSON.stringify(await readOutcomes(await openEngine(), getDirs(id)))}\n`);
    return 0;
  }
  if (id === undefined) throw new Error(USAGE);
  if (isPacking && trap !== undefined) {
    for (const dir of getDirs(id)) {
      const home = existsSync(join(dir, 'accepts', `${trap}.patch`)) ? 'accepts' : 'traps';
      if (command === 'accept') console.log(addAccept(dir, trap, values.why));
      else console.log(command === 'pack' ? packTrap(dir, trap) : unpackVariant(dir, home, trap));
    }
    return 0;
  }
  if (command === 'dev') {
    for (const dir of getDirs(id)) await watchLab(await openEngine(), id, dir);
    return 0;
  }
  if (command !== 'new') throw new Error(USAGE);
  const kind = pick('kind', values.kind, NEW_KINDS);
  const type = kind === 'playground' ? kind : pick('type', values.type, ['lab', 'challenge'] as const);
  const dir = createLab({ id, title: values.title ?? id, kind, type, root: rootOf(type) });
  console.log(
    `${dir}\n  ${listFiles(dir).join('\n  ')}\n\nIt already passes verify. Next: npm run lab -- dev ${id}`,
  );
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
