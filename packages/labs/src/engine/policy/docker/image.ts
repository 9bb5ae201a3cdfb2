import type { ImageFile } from './file-system.ts';

/** One layer: the files that an instruction added and removed. */
export interface Layer {
  line: number;
  instruction: string;
  mb: number;
  added: ImageFile[];
  removed: string[];
}

/** A way in which a secret leaves the build. */
export interface Leak {
  secret: string;
  what: string;
  /**
   * `layer`, `environment`, `label`, `command`, `history`: of the image itself. `cache`: a layer of a stage that is
   * not the last. `provenance`: the record of the build's arguments.
   */
  where: 'layer' | 'environment' | 'label' | 'command' | 'history' | 'cache' | 'provenance';
  /** File in the layer, or name of the variable. */
  name: string;
  /** A later layer removes the file; it can still be read from the one below. */
  hidden: boolean;
  stage: string;
  line: number;
  /** As a sentence. */
  how: string;
}

export interface InstalledPackage {
  name: string;
  version: string;
  pinned: boolean;
  line: number;
}

/** The result of a build, as data. */
export interface BuiltImage {
  path: string;
  base: {
    name: string;
    tag: string;
    digest: string;
    /** Named by digest. */
    pinned: boolean;
    /** No tag, or `latest`. */
    floating: boolean;
    line: number;
  };
  stages: Array<{ name: string; base: string; line: number; user: string; mb: number }>;
  /** User of the first process; `root` for id 0 too. */
  user: string;
  workdir: string;
  env: Record<string, string>;
  labels: Record<string, string>;
  ports: string[];
  entrypoint: string[];
  command: string[];
  /** Text of the health check's command, or null. */
  healthcheck: string | null;
  files: ImageFile[];
  layers: Layer[];
  leaks: Leak[];
  /** Installed in the last stage by a package manager. */
  packages: InstalledPackage[];
  /** Commands in the image. */
  tools: string[];
  /** Files downloaded from an address. */
  downloads: Array<{ url: string; path: string; verified: boolean; line: number }>;
  /** Package lists and caches left in a layer. */
  caches: Array<{ path: string; mb: number; line: number }>;
  mb: number;
  /** Whether the first process would start, and what prevents it. */
  start: { ok: boolean; problems: string[] };
  /** Commands of RUN whose outcome is not known here; taken as doing nothing. */
  unknown: Array<{ command: string; line: number }>;
}

/** The builder would stop here. */
export class BuildFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'BuildFault';
    this.line = line;
  }
}
