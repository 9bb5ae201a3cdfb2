import { LAB_ENGINES, LAB_KINDS, LAB_TYPES } from '@drawbridge/contracts/practice';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lowercase letters, digits and single hyphens' }));
const kind = z.enum(['functional', 'exploit']);
export const FEEDBACK = ['each', 'count'] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const visibleTest = z.strictObject({
  id: slug,
  title: text,
  kind,
  weight: z._default(z.number().check(z.positive()), 1),
  /** Words that name what this test attacks. A trap that does not fail it may not use them; see `says_blocked`. */
  names: z.optional(z.array(text).check(z.minLength(1))),
});

const pattern = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The two breaches most labs are about, by one word. */
const BREACHES = {
  disclosed: [{ kind: 'disclosed' }],
  session: [{ kind: 'session', action: 'opened' }],
};
const breach = z.pipe(
  z.union([z.enum(['disclosed', 'session']), z.array(pattern).check(z.minLength(1))]),
  z.transform((given) => (typeof given === 'string' ? BREACHES[given] : given)),
);
/** Events of other requests are no proof; see `LabBreach`. */
const breachRequest = z.strictObject({
  method: z.optional(z.enum(METHODS)),
  path: z
    .string()
    .check(z.regex(/^\/[^?#*]*\*?$/, { error: 'a path without a query; only its end may be *' })),
});

/** `lab.yaml`. Files of tests, traps and exploits are found by their ids. */
export const manifest = z.strictObject({
  id: slug,
  title: text,
  summary: text,
  type: z._default(z.enum(LAB_TYPES), 'lab'),
  kind: z.enum(LAB_KINDS),
  engine: z.enum(LAB_ENGINES),
  level: z.enum(['Basic', 'Intermediate', 'Advanced']),
  /** Place among the labs of its type, in the order of learning. */
  order: z.int().check(z.positive()),
  minutes: z.number().check(z.positive()),
  points: z.number().check(z.positive()),
  cwe: z.array(z.string().check(z.regex(/^CWE-\d+$/))).check(z.minLength(1)),
  owasp: z.array(text).check(z.minLength(1)),
  entry: text,
  open_file: text,
  /** The line of `open_file` that matters, where it is not at the beginning. */
  open_line: z.optional(z.int().check(z.positive())),
  editable: z.array(text).check(z.minLength(1)),
  home: z._default(z.string().check(z.startsWith('/')), '/'),
  /** Policy labs: what the page shows beside the files: `build Dockerfile`, `run ci.yml pull_request:fork`, `k8s pod.yaml`. */
  inspect: z.optional(text),
  accounts: z._default(z.array(z.strictObject({ name: text, note: text, user: text, password: text })), []),
  /** What the simulated world watches for; see `WorldRules`. */
  world: z.record(z.string(), z.unknown()),
  /** Exploit labs: the goal. With a script the attack is that file of `app/`, otherwise the request log. */
  goal: z.optional(z.strictObject({ title: text, script: z._default(z.string(), '') })),
  time_limit_minutes: z.optional(z.number().check(z.positive())),
  tests: z._default(
    z.strictObject({
      visible: z.array(visibleTest),
      hidden: z.array(z.extend(visibleTest, { hint: text })),
    }),
    { visible: [], hidden: [] },
  ),
  /**
   * `count`: of the hidden tests the learner is told how many pass. For answers that are picked: told one by one, each would
   * be found by trying.
   */
  feedback: z._default(z.enum(FEEDBACK), 'each'),
  hints: z._default(z.array(text), []),
  /** Steps that tell how, by their ids: withheld from a learner who wants to find it. */
  guided: z._default(z.array(slug), []),
  traps: z._default(
    z.array(
      z.strictObject({
        id: slug,
        title: text,
        why: text,
        /** The tests that a submission of this trap fails; written by `npm run lab -- fails`, proven by `verify`. */
        fails: z._default(z.array(slug), []),
        /** `false`: its failed tests are also those of the starter or of another trap, so that they do not identify it. */
        shown: z._default(z.boolean(), true),
        /** `error`: it takes from the lab what its tests look at, so they cannot say more. */
        verdict: z._default(z.enum(['failed', 'error']), 'failed'),
        /** Tests that it does not fail and whose names it uses nevertheless: to say that this much is right. */
        says_blocked: z._default(z.array(slug), []),
        /** The item of a course that explains it, by its key. Without one it is the article before the lab. */
        lesson: z.optional(slug),
      }),
    ),
    [],
  ),
  exploits: z._default(
    z.array(
      z.strictObject({
        id: slug,
        title: text,
        request: z.optional(breachRequest),
        breach: z._default(breach, []),
      }),
    ),
    [],
  ),
});
export type Manifest = z.infer<typeof manifest>;

/** One request of `exploit/<id>.json`, the author's log; a form is sent url-encoded. */
export const exploitRequest = z.strictObject({
  method: z.enum(METHODS),
  url: z.string().check(z.startsWith('/')),
  headers: z.optional(z.record(z.string(), z.string())),
  form: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.string()),
});

/** One act of `exploit/<id>.json`: a request, or a user of the app who is sent somewhere. */
export const exploitAct = z.union([
  exploitRequest,
  z.strictObject({ victim: z.string(), url: text }),
  z.strictObject({ victim: z.string(), html: text }),
]);

/** zod/mini has no messages of its own. */
export const PARSE_OPTIONS = { error: z.locales.en().localeError };

/** The first fault of a value, as `field: what is wrong`. */
export function firstFault(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'not valid';
  const field = issue.path.map(String).join('.');
  return field === '' ? issue.message : `${field}: ${issue.message}`;
}
