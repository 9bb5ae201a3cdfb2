import { Resolver } from 'node:dns/promises';

/** TXT records of a name, each as its pieces. Rejects with a `code` where there are none, or nobody answers. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const TIMEOUT_MS = 4_000;
const TRIES = 2;

/** Asks the DNS servers of this machine. */
export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return (name) => resolver.resolveTxt(name);
}
