/** What a case works with, and what holds in each of them. */
import fc from 'fast-check';
import type { RawReply } from '../send.ts';
import type { Links, PlatformAnswer } from './answers.ts';
import { toAnswers } from './answers.ts';
import type { CasePlatform, FakePlatforms } from './fake-platform.ts';
import type { PlatformAddress } from './right-answers.ts';
import type { ToolClient } from './tool-client.ts';

/** Something that must never happen. */
export class CaseFault extends Error {}

export interface CaseContext {
  /** Names the platform, its client and its learners: no other case has it. */
  name: string;
  client: ToolClient;
  platform: CasePlatform;
  platforms: FakePlatforms;
  /** Token of an administrator. */
  admin: string;
  /** The clock of the server under test. */
  now(): Date;
  /** A value of the case's own seed; another one each time. */
  pick<T>(arbitrary: fc.Arbitrary<T>): T;
  /** What was spoiled: for the report. */
  note(kind: string, what: string): void;
}

/** How a case ended: the same words are counted together. */
export interface CaseEnd {
  outcome: string;
  /** What holds a day later, when the platform answers rightly again; gives how it ended then. */
  later?: (admin: string) => Promise<string>;
}
export type RunCase = (context: CaseContext) => Promise<CaseEnd>;

/** Calls that never get an answer wait for at most four time-outs of ten seconds; the rest is for a busy machine. */
const LONGEST_MS = 55_000;
const POLL_MS = 25;
const SLOWEST_POLL_MS = 500;

/** The seed of a case: of the run's, and its number. */
export const toSeed = (seed: number, number: number): number =>
  (Math.imul(seed, 0x9e_37_79_b1) + Math.imul(number, 0x85_eb_ca_6b)) | 0;

export function createPick(seed: number): CaseContext['pick'] {
  let picked = 0;
  return (arbitrary) => fc.sample(arbitrary, { seed: seed + picked++, numRuns: 1 })[0] as never;
}

/** Answers wrongly at one address: in half of the cases only once, so that a second try succeeds. */
export function spoil(
  context: CaseContext,
  address: PlatformAddress,
): { answer: PlatformAnswer; isOnce: boolean } {
  const { platform, platforms, name } = context;
  const [, path = ''] = address.split(' ');
  const links: Links = {
    self: `${platform.issuer}${path}`,
    elsewhere: `${platforms.elsewhere}/${name}${path}`,
  };
  const answer = context.pick(toAnswers(platform.right(address), links));
  const isOnce = context.pick(fc.boolean());
  platform.spoil(address, answer, isOnce ? 1 : Number.POSITIVE_INFINITY);
  context.note(answer.kind, `${address}, ${isOnce ? 'once' : 'always'}: ${answer.what}`);
  return { answer, isOnce };
}

/** Waits until something is known; undefined: it never was. */
export async function waitFor<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  const endsAt = performance.now() + LONGEST_MS;
  for (
    let pauseMs = POLL_MS;
    performance.now() < endsAt;
    pauseMs = Math.min(pauseMs * 1.5, SLOWEST_POLL_MS)
  ) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}

const UNESCAPED = /<script>alert|<img src=x/;
/** Shown where the platform's keys cannot be read: the one page that says so with a status of 5xx. */
const KEYS_DOWN = 'The keys of the learning platform cannot be read right now.';

const toParagraph = (html: string): string =>
  (/<p>([^<]+)<\/p>/.exec(html.slice(html.indexOf('<h1'))) ?? [])[1]?.trim() ?? '';

/** A page for people: what it says is wrong; undefined where nothing is. */
export function readPage({ status, text }: RawReply): string | undefined {
  if (typeof status === 'string') throw new CaseFault(`no response: ${status}`);
  if (UNESCAPED.test(text)) throw new CaseFault('the page holds markup of the platform');
  if (status < 400) return undefined;
  const words = toParagraph(text);
  if (status >= 500 && words !== KEYS_DOWN) throw new CaseFault(`${status} ${words}`);
  if (words === '') throw new CaseFault(`${status} without a word`);
  return words;
}
