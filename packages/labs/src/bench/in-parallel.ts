/** Runs `work` for 0 to `count` - 1, at most `width` of them in parallel: as many as the server's queue gives a pool. */
export async function inParallel(
  width: number,
  count: number,
  work: (run: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const oneAfterAnother = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, oneAfterAnother));
}
