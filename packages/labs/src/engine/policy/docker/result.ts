import { exists, filesBelow, mayWrite, nameOf, resolvePath } from './file-system.ts';
import type { BuiltImage, Leak } from './image.ts';
import type { StageState } from './stage.ts';
import type { BuildWorld, Secret } from './world.ts';

const CACHE_FOLDERS = [
  '/var/lib/apt/lists',
  '/var/cache/apk',
  '/root/.npm',
  '/root/.cache',
  '/var/cache/apt',
];

const round = (mb: number) => Math.round(mb * 10) / 10;

/** Ways in which one secret leaves a stage whose layers are shipped. */
function leaksOf(stage: StageState, final: boolean, { id, value, what }: Secret): Leak[] {
  const leaks: Leak[] = [];
  const leak = (where: Leak['where'], name: string, line: number, how: string, hidden = false) =>
    leaks.push({ secret: id, what, where, name, hidden, stage: stage.name, line, how });
  stage.layers.forEach((layer, index) => {
    for (const file of layer.added) {
      if (!file.text.includes(value)) continue;
      const hidden = stage.layers.slice(index + 1).some(({ removed }) => removed.includes(file.path));
      const still = hidden ? ', although a later layer deletes the file' : '';
      leak(
        final ? 'layer' : 'cache',
        file.path,
        layer.line,
        `${what} is in ${file.path} in the layer of line ${layer.line}${final ? '' : ` of stage ${stage.name}`}${still}`,
        hidden,
      );
    }
  });
  if (!final) return leaks;
  for (const [name, text] of stage.env)
    if (text.includes(value))
      leak('environment', name, stage.line, `${what} is in the environment variable ${name}`);
  for (const [name, text] of stage.labels)
    if (text.includes(value)) leak('label', name, stage.line, `${what} is in the label ${name}`);
  const command = [...stage.entrypoint, ...stage.command, stage.healthcheck ?? ''].join(' ');
  if (command.includes(value)) leak('command', 'CMD', stage.line, `${what} is in the command`);
  const seen = stage.history.find(({ text }) => text.includes(value));
  if (seen !== undefined)
    leak(
      'history',
      'docker history',
      seen.line,
      `${what} is in the history of the image, at line ${seen.line}`,
    );
  return leaks;
}

function provenanceOf(world: BuildWorld, stages: readonly StageState[], { id, value, what }: Secret): Leak[] {
  if (!world.ships.provenance) return [];
  return stages.flatMap((stage) =>
    [...stage.args]
      .filter(([name, text]) => text.includes(value) && world.offers.args[name] === text)
      .map(([name]): Leak => {
        const line = stage.history.find(({ text }) => text.startsWith(`ARG ${name}`))?.line ?? stage.line;
        const how = `${what} is the build argument ${name}, and the provenance record lists every argument with its value`;
        return { secret: id, what, where: 'provenance', name, hidden: false, stage: stage.name, line, how };
      }),
  );
}

const isShellForm = ([first = '', second]: readonly string[]) =>
  /^(\/bin\/)?(ba)?sh$/.test(first) && second === '-c';

/** Words of the first process: a shell form is parsed if it is one simple command. */
function processOf({ entrypoint, command }: StageState): string[] {
  const words = [...entrypoint, ...command];
  if (isShellForm(words)) return (words[2] ?? '').replace(/^exec\s+/, '').split(/\s+/);
  return words;
}

function startOf(stage: StageState, world: BuildWorld): BuiltImage['start'] {
  const problems: string[] = [];
  const words = processOf(stage);
  const [program] = words;
  if (isShellForm([...stage.entrypoint, ...stage.command]) && !stage.root.image.shell)
    problems.push('sh: not found in the image');
  if (program === undefined || program === '') problems.push('the image has no command to start');
  else if (program.includes('/')) {
    const path = resolvePath(stage.workdir, program);
    if (!exists(stage.files, path) && !stage.tools.has(nameOf(path))) problems.push(`${program}: not found`);
  } else if (!stage.tools.has(program)) problems.push(`${program}: not found in the image`);
  for (const word of words.slice(1))
    if (
      /^[\w./-]+\.(js|mjs|cjs|py|jar|sh)$/.test(word) &&
      !exists(stage.files, resolvePath(stage.workdir, word))
    )
      problems.push(`${resolvePath(stage.workdir, word)} is not in the image`);
  if (!stage.users.has(stage.user) && !/^\d+$/.test(stage.user))
    problems.push(`there is no user ${stage.user} in the image`);
  for (const path of world.app.needs)
    if (!exists(stage.files, resolvePath(stage.workdir, path)))
      problems.push(`${resolvePath(stage.workdir, path)} is not in the image`);
  for (const path of world.app.writes)
    if (!mayWrite(stage.files, resolvePath(stage.workdir, path), stage.user))
      problems.push(`the user ${stage.user} may not write to ${resolvePath(stage.workdir, path)}`);
  return { ok: problems.length === 0, problems };
}

/** Takes the last stage for the image, and reads from the others what is shipped of them. */
export function toImage(path: string, world: BuildWorld, stages: readonly StageState[]): BuiltImage {
  const final = stages.at(-1);
  if (final === undefined) throw new Error('no stage was built');
  const { root } = final;
  const chained = new Set(final.layers);
  const cached = world.ships.cache
    ? stages
        .filter((stage) => stage !== final)
        .map((stage) => ({ ...stage, layers: stage.layers.filter((layer) => !chained.has(layer)) }))
    : [];
  const leaks = world.secrets.flatMap((secret) => [
    ...leaksOf(final, true, secret),
    ...cached.flatMap((stage) => leaksOf(stage, false, secret)),
    ...provenanceOf(world, stages, secret),
  ]);
  const files = [...final.files.values()];
  const sizeOf = (stage: StageState) =>
    round(stage.root.image.mb + stage.layers.reduce((sum, { mb }) => sum + mb, 0));
  return {
    path,
    base: {
      name: root.name,
      tag: root.tag,
      digest: root.image.digest,
      pinned: root.pinned,
      floating: !root.pinned && (root.tag === '' || root.tag === 'latest'),
      line: root.line,
    },
    stages: stages.map((stage) => ({
      name: stage.name,
      base: stage.base,
      line: stage.line,
      user: stage.user,
      mb: sizeOf(stage),
    })),
    user: final.user,
    workdir: final.workdir,
    env: Object.fromEntries(final.env),
    labels: Object.fromEntries(final.labels),
    ports: final.ports,
    entrypoint: final.entrypoint,
    command: final.command,
    healthcheck: final.healthcheck,
    files,
    layers: final.layers,
    leaks,
    packages: final.packages,
    tools: [...final.tools].sort(),
    downloads: files
      .filter(({ url }) => url !== '')
      .map(({ url, path: at, verified, line }) => ({ url, path: at, verified, line })),
    // Content of a layer counts in the image's size, deleted later or not.
    caches: CACHE_FOLDERS.flatMap((folder) => {
      const left = final.layers.flatMap(({ added, line }) =>
        filesBelow(new Map(added.map((file) => [file.path, file])), folder).map((file) => ({
          ...file,
          line,
        })),
      );
      return left.map(({ path: at, mb, line }) => ({ path: at, mb, line }));
    }),
    mb: sizeOf(final),
    start: startOf(final, world),
    unknown: final.unknown,
  };
}
