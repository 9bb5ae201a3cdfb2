/** What is used of the package, which brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; targetFormat: 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
