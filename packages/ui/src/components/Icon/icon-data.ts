export interface IconData {
  /** Path data. */
  readonly d: string;
  /** Filled instead of stroked. */
  readonly filled?: true;
  /** Points somewhere: mirrored where text runs right to left. */
  readonly mirrored?: true;
}
