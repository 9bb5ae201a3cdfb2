import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import { findRandomCalls, type RandomCall } from './find-random.ts';
import type { AppMaterial } from './material.ts';
import { rewriteSolution } from './rewrite.ts';

/** Functions called in place of the system's, by the bytes they return. */
const JS = (bytes: string): Readonly<Record<string, string>> => ({
  randomBytes: `((count) => (${bytes})(count))`,
  randomUUID: `(() => (${bytes})(16).toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'))`,
  randomInt: `((...range) => { const [low, high] = range.length > 1 ? range : [0, range[0]]; return low + (Number.parseInt((${bytes})(4).toString('hex'), 16) % (high - low)); })`,
});
const PYTHON = (bytes: string): Readonly<Record<string, string>> => ({
  token_bytes: `(lambda count=32: (${bytes})(count))`,
  token_hex: `(lambda count=32: (${bytes})(count).hex())`,
  token_urlsafe: `(lambda count=32: __import__('base64').urlsafe_b64encode((${bytes})(count)).rstrip(b'=').decode())`,
  urandom: `(lambda count: (${bytes})(count))`,
  uuid4: `(lambda: __import__('uuid').UUID(bytes=(${bytes})(16), version=4))`,
  randbelow: `(lambda end: int.from_bytes((${bytes})(8), 'big') % end)`,
  choice: `(lambda items: items[int.from_bytes((${bytes})(8), 'big') % len(items)])`,
});

interface Way {
  name: string;
  /** A function from a count to bytes. */
  bytes: Code;
  /** What it needs to know of each request. */
  choose?: Code;
}

const WAYS: readonly Way[] = [
  {
    name: 'a generator that has a seed',
    bytes: {
      js: '(count) => Buffer.from(Array.from({ length: count }, () => Math.floor(Math.random() * 256)))',
      python: "__import__('random').randbytes",
    },
  },
  {
    name: 'a hash of who asks and the time',
    bytes: {
      js: "(count) => Buffer.from(require('crypto').createHash('sha256').update(globalThis.whoAsks + ' ' + Date.now()).digest('hex').repeat(8).slice(0, 2 * count), 'hex')",
      python:
        "lambda count: (__import__('hashlib').sha256((__import__('builtins').who_asks + ' ' + str(__import__('time').time())).encode()).digest() * 8)[:count]",
    },
    choose: {
      js: "globalThis.whoAsks = request.user || (request.fields[0] || ['', ''])[1];",
      python: `import builtins
builtins.who_asks = request.user or (request.fields[0][1] if request.fields else '')
return None`,
    },
  },
];

/** An app may draw at its start, before any request. */
const START: Code = { js: "globalThis.whoAsks = '';", python: "__import__('builtins').who_asks = ''" };

function replaceCall(material: AppMaterial, call: RandomCall, way: Way): CheatSubmission[] {
  const bytes = way.bytes[material.language];
  const made = (material.language === 'js' ? JS(bytes) : PYTHON(bytes))[call.name] ?? '';
  const text = material.solved.find(({ path }) => path === call.file)?.text ?? '';
  const changed = { path: call.file, text: text.slice(0, call.from) + made + text.slice(call.to) };
  const { choose } = way;
  const rewrite = choose === undefined ? undefined : { choose, start: START };
  return [
    {
      name: `${call.file}:${call.line} ${way.name} in place of ${call.name}`,
      files: rewriteSolution(material, [changed], rewrite),
    },
  ];
}

/** A predictable number is no secret. */
export const weakRandomness: GeneralCheat<AppMaterial> = {
  id: 'weak-randomness',
  what: 'is the solution with numbers that can be predicted in place of those of the system',
  improve:
    'ask twice, as the same person, at the same moment and after reseed(…) with the same number: the values must differ',
  submissions: (material) =>
    findRandomCalls(material).flatMap((call) => WAYS.flatMap((way) => replaceCall(material, call, way))),
};
