/** The fault of a learner's file that could not be parsed in its format. The message names file, line and column. */
export class SourceFault extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(file: string, line: number, column: number, message: string) {
    super(`${file}:${line}:${column}: ${message}`);
    this.name = 'SourceFault';
    this.file = file;
    this.line = line;
    this.column = column;
  }
}

/** The limits of one file. Every parser here is linear in its input, and these limit that input. */
export const SOURCE_LIMITS = {
  chars: 65_536,
  lines: 5_000,
  depth: 40,
  aliases: 50,
  documents: 100,
  /** The most tokens of a YAML file, whose parser's cost depends on them. */
  tokens: 16_000,
  /** The most nodes of one parsed file, after aliases are resolved. */
  nodes: 20_000,
} as const;

export function checkSize(file: string, text: string): void {
  if (text.length > SOURCE_LIMITS.chars)
    throw new SourceFault(file, 1, 1, `the file is longer than ${SOURCE_LIMITS.chars} characters`);
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > SOURCE_LIMITS.lines)
    throw new SourceFault(
      file,
      SOURCE_LIMITS.lines,
      1,
      `the file has more than ${SOURCE_LIMITS.lines} lines`,
    );
}
