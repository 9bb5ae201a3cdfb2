import type { Files } from './file-system.ts';
import { BuildFault, type InstalledPackage, type Layer } from './image.ts';
import type { BaseImage, BuildWorld } from './world.ts';

/** A stage while it is being built. */
export interface StageState {
  index: number;
  name: string;
  base: string;
  line: number;
  /** Image the chain of stages began with. */
  root: { image: BaseImage; name: string; tag: string; pinned: boolean; line: number };
  files: Files;
  layers: Layer[];
  env: Map<string, string>;
  args: Map<string, string>;
  /** Lines on which an argument's value became part of the history. */
  history: Array<{ text: string; line: number }>;
  labels: Map<string, string>;
  users: Set<string>;
  /** Number → name, so that both name the same person. */
  ids: Map<string, string>;
  user: string;
  workdir: string;
  ports: string[];
  entrypoint: string[];
  command: string[];
  healthcheck: string | null;
  tools: Set<string>;
  packages: InstalledPackage[];
  /** Commands of RUN whose outcome is not known. */
  unknown: Array<{ command: string; line: number }>;
}

const SCRATCH: BaseImage = {
  mb: 0,
  digest: '',
  user: '',
  users: [],
  tools: [],
  manager: 'none',
  env: {},
  entrypoint: [],
  shell: false,
};

/** `docker.io/library/node:22@sha256:…` → `node`, `22` and the digest. */
export function splitReference(reference: string): { name: string; tag: string; digest: string } {
  const [named = '', digest = ''] = reference.split('@');
  const colon = named.lastIndexOf(':');
  const hasTag = colon > named.lastIndexOf('/');
  const name = (hasTag ? named.slice(0, colon) : named)
    .replace(/^(index\.)?docker\.io\//, '')
    .replace(/^library\//, '');
  return { name, tag: hasTag ? named.slice(colon + 1) : '', digest };
}

function findImage(world: BuildWorld, reference: string, line: number) {
  const { name, tag, digest } = splitReference(reference);
  if (name === 'scratch') return { image: SCRATCH, name, tag, pinned: true, line };
  const byTag = world.images[`${name}:${tag === '' ? 'latest' : tag}`];
  const byDigest = Object.entries(world.images).find(
    ([known, { digest: its }]) => known.startsWith(`${name}:`) && its === digest,
  );
  // A digest decides; the tag next to it is for people.
  const image = digest === '' ? byTag : byDigest?.[1];
  if (image === undefined) {
    const known = Object.keys(world.images).join(', ');
    throw new BuildFault(
      line,
      digest === ''
        ? `the registry has no image ${reference}. It has: ${known}`
        : `the registry has no ${name} with the digest ${digest}`,
    );
  }
  const known = digest === '' ? tag : (byDigest?.[0].slice(name.length + 1) ?? tag);
  return { image, name, tag: known, pinned: digest !== '', line };
}

/** The user's name for `name`, `name:group` or a number. */
export function toUser(stage: StageState, text: string): string {
  const [user = ''] = text.split(':');
  return stage.ids.get(user) ?? user;
}

export function createStage(
  world: BuildWorld,
  { index, name, base, line }: { index: number; name: string; base: string; line: number },
  parent: StageState | undefined,
): StageState {
  if (parent !== undefined)
    return {
      ...parent,
      index,
      name,
      base,
      line,
      files: new Map(parent.files),
      layers: [...parent.layers],
      env: new Map(parent.env),
      args: new Map(parent.args),
      history: [...parent.history],
      labels: new Map(parent.labels),
      users: new Set(parent.users),
      ids: new Map(parent.ids),
      ports: [...parent.ports],
      tools: new Set(parent.tools),
      packages: [...parent.packages],
      unknown: [...parent.unknown],
    };
  const root = findImage(world, base, line);
  return {
    index,
    name,
    base,
    line,
    root,
    files: new Map(),
    layers: [],
    env: new Map(Object.entries(root.image.env)),
    args: new Map(),
    history: [],
    labels: new Map(),
    users: new Set(['root', ...root.image.users.map(([name]) => name)]),
    ids: new Map([['0', 'root'], ...root.image.users.map(([name, id]): [string, string] => [id, name])]),
    user: root.image.user === '' ? 'root' : root.image.user,
    workdir: '/',
    ports: [],
    entrypoint: [...root.image.entrypoint],
    command: [],
    healthcheck: null,
    tools: new Set(root.image.tools),
    packages: [],
    unknown: [],
  };
}
