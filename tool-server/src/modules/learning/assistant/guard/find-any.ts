/**
 * Whether a text has any of thousands of others in it: they are looked up by their first characters, in one pass, since
 * looking for one after the other takes most of the time of an answer.
 */
export function createFindAny(wanted: readonly string[], beginning: number): (text: string) => boolean {
  const short = wanted.filter((one) => one.length < beginning);
  const byBeginning = Map.groupBy(
    wanted.filter((one) => one.length >= beginning),
    (one) => one.slice(0, beginning),
  );
  return (text) => {
    if (short.some((one) => text.includes(one))) return true;
    for (let at = 0; at + beginning <= text.length; at += 1) {
      const found = byBeginning.get(text.slice(at, at + beginning));
      if (found?.some((one) => text.startsWith(one, at))) return true;
    }
    return false;
  };
}
