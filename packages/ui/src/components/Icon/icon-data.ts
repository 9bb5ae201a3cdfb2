export interface IconData {
  /** Path data. */
  readonly d: string;
  /** Filled instead of stroked. */
  readonly filled?: true;
  /** Directional: mirrored where text runs right to left. */
  readonly mirrored?: true;
}
