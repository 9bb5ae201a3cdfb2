const HOST = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Pairs of host names, `a=b,a=c`, as the right ones of each left one. Throws an error that names what is wrong. */
export function readHostPairs(text: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const pair of text.split(',').map((part) => part.trim().toLowerCase())) {
    if (pair === '') continue;
    const [left = '', right = '', ...more] = pair.split('=').map((part) => part.trim());
    if (!HOST.test(left) || !HOST.test(right) || more.length > 0)
      throw new Error(`"${pair}" is not two host names, such as auth.lms.example=lms.school.example`);
    pairs.set(left, [...(pairs.get(left) ?? []), right]);
  }
  return pairs;
}
