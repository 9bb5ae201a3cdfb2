/** How the engine words what only an attack leaves behind; see `describeEvent` of labs/engine. */
const TELLING =
  /^Disclosed:|input became part of|outside the folder|, an internal address|taken for an option|something was written|^Script \(.+\) ran|^Page of .+ called (alert|confirm|prompt)\(/;

/** Whether a line of the world's log tells of something that should not be possible. */
export function isTelling(line: string): boolean {
  return TELLING.test(line);
}
