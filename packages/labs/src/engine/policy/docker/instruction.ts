/** One instruction of a Dockerfile with its variables filled in. Lines are counted from 1. */
export interface Instruction {
  /** Upper case: `FROM`, `RUN`, … */
  name: string;
  line: number;
  endLine: number;
  /** The rest after the flags, lines joined, as written. */
  raw: string;
  /** Words of `raw`, unquoted, variables filled in; elements of the list in the exec form. */
  args: string[];
  /** The exec form: a JSON list instead of words. */
  exec: boolean;
  /** `--name=value`; a flag given twice has both values. */
  flags: Record<string, string[]>;
  heredocs: Array<{ name: string; text: string; expand: boolean; line: number }>;
}

export interface Stage {
  index: number;
  /** Of `AS name`, or its number as text. */
  name: string;
  /** The image or stage as named by FROM, variables filled in. */
  base: string;
  /** Index of the stage it builds on, or null for an image. */
  parent: number | null;
  platform: string;
  line: number;
  instructions: Instruction[];
  /** The last USER, the parents' included; empty when none is set. */
  user: string;
}

export interface Dockerfile {
  path: string;
  /** Global arguments, those before the first FROM. */
  args: Record<string, string>;
  stages: Stage[];
  /** Null in a file without FROM; parsing refuses such a file, so this is only for the type. */
  final: Stage;
}
