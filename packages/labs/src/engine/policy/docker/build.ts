import type { LabFile } from '@drawbridge/contracts/practice';
import type { Lookup } from '../../shell/variables.ts';
import { runShell } from './commands.ts';
import {
  copyBelow,
  exists,
  type Files,
  filesBelow,
  type ImageFile,
  isFolder,
  nameOf,
  putFile,
  resolvePath,
} from './file-system.ts';
import { createIgnore, matchPath } from './ignore.ts';
import { BuildFault, type BuiltImage } from './image.ts';
import type { Dockerfile, Instruction, Stage } from './instruction.ts';
import { expand, parseDockerfile, toPairs } from './parse.ts';
import { toImage } from './result.ts';
import { createStage, type StageState, toUser } from './stage.ts';
import type { BuildWorld } from './world.ts';

interface Build {
  world: BuildWorld;
  /** Context after `.dockerignore`. */
  context: Files;
  stages: StageState[];
  file: Dockerfile;
}

const bytesToMb = (text: string) => text.length / 1_000_000;

function toContext(path: string, files: readonly LabFile[], world: BuildWorld): Files {
  const context: Files = new Map();
  // A Dockerfile may have an ignore file of its own, which then counts alone.
  const ignoreText =
    files.find((file) => file.path === `${path}.dockerignore`)?.text ??
    files.find((file) => file.path === '.dockerignore')?.text ??
    '';
  const ignored = createIgnore(ignoreText);
  const all = [
    ...world.context,
    ...files.map(({ path: name, text }) => ({ path: name, text, mb: bytesToMb(text) })),
  ];
  for (const { path: name, text, mb } of all)
    if (!ignored(name)) putFile(context, { path: resolvePath('/', name), text, mb, line: 0 });
  return context;
}

const lookupOf =
  (stage: StageState): Lookup =>
  (name) =>
    stage.env.get(name) ?? stage.args.get(name);

/** The difference between two states of a stage's files, as a layer. */
function pushLayer(stage: StageState, before: Files, { name, raw, line, flags }: Instruction): void {
  const added = [...stage.files.values()].filter((file) => before.get(file.path) !== file);
  const removed = [...before.keys()].filter((path) => !stage.files.has(path));
  if (added.length === 0 && removed.length === 0 && name !== 'RUN') return;
  const given = Object.entries(flags)
    .filter(([flag]) => flag === 'from' || flag === 'chown')
    .map(([flag, [value]]) => `--${flag}=${value} `);
  const instruction = `${name} ${given.join('')}${raw.replaceAll('\\\n', ' ').replace(/\s+/g, ' ')}`.slice(
    0,
    160,
  );
  stage.layers.push({ line, instruction, mb: added.reduce((sum, file) => sum + file.mb, 0), added, removed });
}

function ownerOf(stage: StageState, { flags, line }: Instruction): string {
  const owner = toUser(stage, flags['chown']?.[0] ?? '');
  if (owner === '') return 'root';
  if (!/^\d+$/.test(owner) && !stage.users.has(owner))
    throw new BuildFault(line, `--chown: there is no user ${owner} in this stage`);
  return owner;
}

function addDownload(
  build: Build,
  stage: StageState,
  instruction: Instruction,
  url: string,
  target: string,
): void {
  const { line, flags } = instruction;
  if (instruction.name === 'COPY') throw new BuildFault(line, 'COPY takes no address');
  const known = build.world.downloads[url];
  if (known === undefined) throw new BuildFault(line, `ADD: ${url} does not answer`);
  const sum = flags['checksum']?.[0]?.replace(/^sha256:/, '');
  if (sum !== undefined && sum !== known.sha256)
    throw new BuildFault(line, `ADD: the checksum of ${url} differs`);
  const path = target.endsWith('/') ? resolvePath(target, nameOf(url)) : target;
  putFile(stage.files, {
    path,
    mb: known.mb,
    line,
    url,
    verified: sum !== undefined,
    owner: ownerOf(stage, instruction),
  });
}

function sourceOf(build: Build, stage: StageState, { flags, line }: Instruction): Files {
  const from = flags['from']?.[0];
  if (from === undefined) return build.context;
  const known = build.stages.findLast(
    (other) =>
      other !== stage && (other.name.toLowerCase() === from.toLowerCase() || String(other.index) === from),
  );
  if (known !== undefined) return known.files;
  if (/^\d+$/.test(from) || from === stage.name)
    throw new BuildFault(line, `--from: there is no stage ${from} above`);
  // An image of the registry: it must exist, its files are not known.
  return createStage(build.world, { index: -1, name: from, base: from, line }, undefined).files;
}

function copyFiles(build: Build, stage: StageState, instruction: Instruction): void {
  const { args, line, flags, heredocs } = instruction;
  const sources = args.slice(0, -1);
  const to = args.at(-1);
  if (to === undefined || (sources.length === 0 && heredocs.length === 0))
    throw new BuildFault(line, `${instruction.name} needs a source and a target`);
  const target = resolvePath(stage.workdir, to) + (to.endsWith('/') && to !== '/' ? '/' : '');
  const owner = ownerOf(stage, instruction);
  const open = /[2367]$/.test(flags['chmod']?.[0] ?? '');
  const lookup = lookupOf(stage);
  for (const { name, text, expand: fill } of heredocs)
    putFile(stage.files, {
      path: to.endsWith('/') ? resolvePath(target, name) : resolvePath('/', target),
      text: fill ? expand(text, lookup) : text,
      owner,
      line,
    });
  const from = sourceOf(build, stage, instruction);
  const excluded = flags['exclude'] ?? [];
  for (const source of sources) {
    if (/^https?:\/\//.test(source)) {
      addDownload(build, stage, instruction, source, target);
      continue;
    }
    const base = resolvePath('/', source);
    const hits = /[*?]/.test(base)
      ? [
          ...new Set(
            [...from.keys()].map((path) => path.split('/').slice(0, base.split('/').length).join('/')),
          ),
        ].filter((path) => matchPath(base, path))
      : [base];
    const found = hits.filter((path) => exists(from, path));
    if (found.length === 0 && base !== '/')
      throw new BuildFault(
        line,
        `${instruction.name}: "${source}" is not there${flags['from'] === undefined ? ': not in the context, or kept out by .dockerignore' : ''}`,
      );
    for (const path of found) {
      const folder = isFolder(from, path);
      const list = filesBelow(from, path).filter(
        (file) => !excluded.some((glob) => matchPath(glob, file.path)),
      );
      // Of a folder its contents are copied, of a file itself.
      const into =
        folder ||
        !(
          to.endsWith('/') ||
          to === '.' ||
          isFolder(stage.files, resolvePath('/', target)) ||
          found.length > 1 ||
          sources.length > 1
        )
          ? resolvePath('/', target)
          : resolvePath(target, nameOf(path));
      copyBelow(list, path, into, stage.files, { owner, line, ...(open ? { open } : {}) });
    }
  }
}

/** `type=secret,id=x` as a map. */
function toOptions(mount: string): Record<string, string> {
  return Object.fromEntries(
    mount.split(',').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, 'true'] : [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

/** Mounts files; the returned function removes them again, so that nothing of them is in the layer. */
function mount(
  build: Build,
  stage: StageState,
  instruction: Instruction,
  files: Files,
  env: Map<string, string>,
): () => void {
  const shadowed = new Map<string, ImageFile | undefined>();
  const folders: string[] = [];
  const put = (file: Partial<ImageFile> & { path: string }) => {
    shadowed.set(file.path, files.get(file.path));
    putFile(files, { ...file, line: instruction.line });
  };
  for (const text of instruction.flags['mount'] ?? []) {
    const options = toOptions(text);
    const id = options['id'] ?? nameOf(options['target'] ?? options['dst'] ?? '');
    const target = options['target'] ?? options['dst'] ?? options['destination'];
    if (options['type'] === 'secret') {
      const value = build.world.offers.secrets[id];
      if (value === undefined) {
        if (options['required'] === 'true')
          throw new BuildFault(instruction.line, `secret ${id}: not offered`);
        continue;
      }
      if (options['env'] !== undefined) env.set(options['env'], value.trim());
      // Readable by its owner only: root, unless uid names another.
      const readable =
        stage.user === 'root' ||
        stage.user === toUser(stage, options['uid'] ?? '') ||
        /[4567]$/.test(options['mode'] ?? '');
      if ((options['env'] === undefined || target !== undefined) && readable)
        put({ path: resolvePath(stage.workdir, target ?? `/run/secrets/${id}`), text: value });
    } else if (options['type'] === 'cache' || options['type'] === 'tmpfs') {
      folders.push(resolvePath(stage.workdir, target ?? '/'));
    } else {
      const from = sourceOf(build, stage, {
        ...instruction,
        flags: options['from'] === undefined ? {} : { from: [options['from']] },
      });
      const source = resolvePath('/', options['source'] ?? options['src'] ?? '/');
      const into = resolvePath(stage.workdir, target ?? '/');
      for (const file of filesBelow(from, source))
        put({ ...file, path: resolvePath('/', into + file.path.slice(source === '/' ? 0 : source.length)) });
    }
  }
  return () => {
    for (const [path, file] of shadowed) {
      if (file === undefined) files.delete(path);
      else files.set(path, file);
    }
    for (const folder of folders) for (const { path } of filesBelow(files, folder)) files.delete(path);
  };
}

function run(build: Build, stage: StageState, instruction: Instruction): void {
  if (!stage.root.image.shell && !instruction.exec)
    throw new BuildFault(instruction.line, `RUN: ${stage.root.name} has no shell to run this with`);
  const env = new Map([...stage.args, ...stage.env]);
  const before = stage.files;
  stage.files = new Map(before);
  const unmount = mount(build, stage, instruction, stage.files, env);
  const shell = {
    world: build.world,
    stage,
    files: stage.files,
    cwd: stage.workdir,
    user: stage.user,
    env,
    line: instruction.line,
    depth: 0,
  };
  const given = [...stage.args].map(([name, value]) => `${name}=${value}`).join(' ');
  stage.history.push({ text: `${given} ${instruction.raw}`, line: instruction.line });
  const exec = instruction.args.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`).join(' ');
  const inline = instruction.raw.replace(/<<-?(["']?)[A-Za-z_]\w*\1/g, ' ').trim();
  runShell(shell, instruction.exec ? exec : inline);
  for (const { text, line } of instruction.heredocs) runShell({ ...shell, line }, text);
  unmount();
  pushLayer(stage, before, instruction);
}

function setUser(stage: StageState, { args, line }: Instruction): void {
  const user = toUser(stage, args[0] ?? '');
  if (user === '') throw new BuildFault(line, 'USER needs a name or a number');
  stage.user = user;
}

function makeWorkdir(stage: StageState, instruction: Instruction): void {
  stage.workdir = resolvePath(stage.workdir, instruction.args[0] ?? '/');
  if (isFolder(stage.files, stage.workdir)) return;
  const before = stage.files;
  stage.files = new Map(before);
  // The builder makes it for root: USER has no effect on it.
  putFile(stage.files, { path: stage.workdir, folder: true, line: instruction.line });
  pushLayer(stage, before, instruction);
}

function follow(build: Build, stage: StageState, instruction: Instruction): void {
  const { name, args, exec, raw } = instruction;
  const toCommand = () => (exec ? args : ['/bin/sh', '-c', raw.replaceAll('\\\n', ' ')]);
  switch (name) {
    case 'ARG':
      for (const [key, value] of toPairs(instruction)) {
        const given = build.world.offers.args[key] ?? value ?? build.file.args[key];
        if (given !== undefined) stage.args.set(key, given);
        stage.history.push({
          text: `ARG ${key}${value === null ? '' : `=${value}`}`,
          line: instruction.line,
        });
      }
      return;
    case 'ENV':
      for (const [key, value] of toPairs(instruction)) stage.env.set(key, value ?? '');
      return;
    case 'LABEL':
      for (const [key, value] of toPairs(instruction)) stage.labels.set(key, value ?? '');
      return;
    case 'COPY':
    case 'ADD': {
      const before = stage.files;
      stage.files = new Map(before);
      copyFiles(build, stage, instruction);
      return pushLayer(stage, before, instruction);
    }
    case 'RUN':
      return run(build, stage, instruction);
    case 'USER':
      return setUser(stage, instruction);
    case 'WORKDIR':
      return makeWorkdir(stage, instruction);
    case 'EXPOSE':
      stage.ports.push(...args);
      return;
    case 'ENTRYPOINT':
      stage.entrypoint = toCommand();
      stage.command = [];
      return;
    case 'CMD':
      stage.command = toCommand();
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = args[0]?.toUpperCase() === 'NONE' ? null : raw.replace(/^CMD\s+/i, '');
      return;
    default:
  }
}

function buildStage(build: Build, read: Stage): void {
  const parent = read.parent === null ? undefined : build.stages[read.parent];
  const stage = createStage(build.world, read, parent);
  build.stages.push(stage);
  for (const instruction of read.instructions) {
    // Words the parser filled in with the lab's arguments are those the builder would see.
    follow(build, stage, instruction);
  }
}

/** Stages that the last one needs; the builder leaves the others out. */
function neededStages({ stages, final }: Dockerfile): Set<number> {
  const needed = new Set<number>();
  const visit = (stage: Stage | undefined) => {
    if (stage === undefined || needed.has(stage.index)) return;
    needed.add(stage.index);
    if (stage.parent !== null) visit(stages[stage.parent]);
    for (const { flags } of stage.instructions) {
      const froms = [
        ...(flags['from'] ?? []),
        ...(flags['mount'] ?? []).flatMap((text) => toOptions(text)['from'] ?? []),
      ];
      for (const from of froms)
        visit(
          stages.findLast(
            ({ name, index }) =>
              index < stage.index && (name.toLowerCase() === from.toLowerCase() || String(index) === from),
          ),
        );
    }
  };
  visit(final);
  return needed;
}

/**
 * Simulates `docker build` of a file among `files`. Throws `SourceFault` for a file that cannot be read and
 * `BuildFault` where the builder would stop.
 */
export function buildImage(
  path: string,
  text: string,
  files: readonly LabFile[],
  world: BuildWorld,
): BuiltImage {
  const file = parseDockerfile(path, text, world.offers.args);
  const build: Build = { world, context: toContext(path, files, world), stages: [], file };
  const needed = neededStages(file);
  for (const stage of file.stages) {
    if (needed.has(stage.index)) buildStage(build, stage);
    else build.stages.push(createStage(world, { ...stage, base: 'scratch' }, undefined));
  }
  return toImage(
    path,
    world,
    build.stages.filter(({ index }) => needed.has(index)),
  );
}
