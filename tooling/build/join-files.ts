/**
 * Which modules share a file. A build in which each file holds what exactly the same pages load has no byte in vain, and
 * far too many requests. Two of its files become one when the request that this saves is worth more than the bytes that
 * pages then load in vain.
 */

/** What a page loads before it shows. */
export interface Load {
  files: readonly string[];
  /** How much it counts; 1 for most. */
  weight: number;
}

/** A file of the finest build. */
export interface FineFile {
  name: string;
  bytes: number;
  modules: readonly string[];
  imports: readonly string[];
}

/** Files that become one. */
export interface JoinedFile {
  modules: readonly string[];
}

interface Part {
  /** Another number after each change, so that a loss is computed again only then. */
  version: number;
  /** One for each load; 1: it loads this part. */
  isLoaded: Uint8Array;
  bytes: number;
  files: readonly FineFile[];
  /** What it loads with it, directly or not. */
  imports: Set<Part>;
}

let versions = 0;

const unite = (one: Uint8Array, other: Uint8Array) =>
  one.map((isLoaded, load) => isLoaded | (other[load] ?? 0));

/** The files by the loads that want them: what the same pages want is one part from the start. */
function toParts(files: readonly FineFile[], loads: readonly Load[]): Part[] {
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const file of files) {
    const isLoaded = Uint8Array.from(loads, (load) => Number(load.files.includes(file.name)));
    if (!isLoaded.includes(1)) continue;
    const known = parts.get(isLoaded.join(''));
    const part = known ?? { version: versions++, isLoaded, bytes: 0, files: [], imports: new Set() };
    part.bytes += file.bytes;
    part.files = [...part.files, file];
    parts.set(isLoaded.join(''), part);
    partOf.set(file.name, part);
  }
  const add = (part: Part, name: string, into: Set<Part>) => {
    const imported = partOf.get(name);
    if (!imported || imported === part || into.has(imported)) return;
    into.add(imported);
    for (const file of imported.files) for (const next of file.imports) add(part, next, into);
  };
  for (const part of parts.values())
    for (const file of part.files) for (const name of file.imports) add(part, name, part.imports);
  return [...parts.values()];
}

/** What all loads lose when two parts become one: bytes in vain less saved requests. Below 0 it is worth it. */
function toLoss(one: Part, other: Part, weights: readonly number[], requestBytes: number): number {
  let loss = 0;
  weights.forEach((weight, load) => {
    if (one.isLoaded[load] && other.isLoaded[load]) loss -= requestBytes * weight;
    else if (one.isLoaded[load]) loss += other.bytes * weight;
    else if (other.isLoaded[load]) loss += one.bytes * weight;
  });
  if (loss >= 0) return loss;
  // One file would import a third that imports it again.
  const isAround = (from: Part, to: Part) =>
    [...from.imports].some((part) => part !== to && part.imports.has(to));
  if (isAround(one, other) || isAround(other, one)) return Number.POSITIVE_INFINITY;
  const addImports = (from: Part, to: Part) => {
    for (const part of from.imports)
      weights.forEach((weight, load) => {
        if (part !== to && to.isLoaded[load] && !from.isLoaded[load] && !part.isLoaded[load])
          loss += (part.bytes + requestBytes) * weight;
      });
  };
  addImports(one, other);
  addImports(other, one);
  return loss;
}

function join(parts: readonly Part[], one: Part, other: Part): Part[] {
  const isLoaded = unite(one.isLoaded, other.isLoaded);
  const imports = new Set(
    [...one.imports, ...other.imports].filter((part) => part !== one && part !== other),
  );
  const joined: Part = {
    version: versions++,
    isLoaded,
    bytes: one.bytes + other.bytes,
    files: [...one.files, ...other.files],
    imports,
  };
  // What loads the file loads what it imports.
  for (const part of imports) {
    part.isLoaded = unite(part.isLoaded, isLoaded);
    part.version = versions++;
  }
  const rest = parts.filter((part) => part !== one && part !== other);
  for (const part of rest)
    if (part.imports.has(one) || part.imports.has(other)) {
      part.imports.delete(one);
      part.imports.delete(other);
      for (const each of [joined, ...imports]) part.imports.add(each);
      part.version = versions++;
    }
  return [...rest, joined];
}

/**
 * The files that pages load, joined for as long as it is worth it.
 * @param requestBytes bytes of source that one request is worth
 */
export function joinFiles(
  files: readonly FineFile[],
  loads: readonly Load[],
  requestBytes: number,
): JoinedFile[] {
  const weights = loads.map(({ weight }) => weight);
  const losses = new Map<number, number>();
  const findLoss = (one: Part, other: Part) => {
    const key = one.version * 1_000_000 + other.version;
    const loss = losses.get(key) ?? toLoss(one, other, weights, requestBytes);
    losses.set(key, loss);
    return loss;
  };
  let parts = toParts(files, loads);
  for (;;) {
    let best: { loss: number; pair: [Part, Part] } | undefined;
    for (const [index, one] of parts.entries())
      for (const other of parts.slice(index + 1)) {
        const loss = findLoss(one, other);
        if (loss < (best?.loss ?? 0)) best = { loss, pair: [one, other] };
      }
    if (!best) return parts.map((part) => ({ modules: part.files.flatMap(({ modules }) => modules) }));
    parts = join(parts, ...best.pair);
  }
}
