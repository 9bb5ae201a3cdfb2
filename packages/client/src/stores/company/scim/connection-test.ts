import { SCIM_URNS } from '@drawbridge/contracts/company';
import * as z from 'zod/mini';

/** What a test of the connection asks for, one after the other. */
export const SCIM_TEST_STEPS = ['discovery', 'filter', 'patch', 'put', 'delete'] as const;
export type ScimTestStepId = (typeof SCIM_TEST_STEPS)[number];

/**
 * Why a step failed. `unreachable`: no answer. `authorization`: the secret did not arrive. `method`: something on the way
 * refuses the method. `query`: the filter did not arrive. `foreign`: something else answers at the address. `status`: another
 * answer than the expected one.
 */
export type ScimTestFault = 'unreachable' | 'authorization' | 'method' | 'query' | 'foreign' | 'status';

export type ScimTestOutcome =
  | { kind: 'waiting' }
  | { kind: 'running' }
  | { kind: 'passed' }
  /** A step before it failed in a way that this one would fail too. */
  | { kind: 'skipped' }
  /** `status` is undefined without an answer. */
  | { kind: 'failed'; fault: ScimTestFault; status: number | undefined };

export interface ScimTestStep {
  id: ScimTestStepId;
  method: 'GET' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below the base URL, without the query. */
  path: string;
  outcome: ScimTestOutcome;
}

interface Request extends Omit<ScimTestStep, 'outcome'> {
  query?: string;
  body?: unknown;
}

/** Nobody has this id, so that nothing can be changed. */
function toRequests(nobody: string): Request[] {
  const user = `/Users/${nobody}`;
  return [
    { id: 'discovery', method: 'GET', path: '/ServiceProviderConfig' },
    {
      id: 'filter',
      method: 'GET',
      path: '/Users',
      query: `?filter=${encodeURIComponent(`userName eq "${nobody}"`)}`,
    },
    {
      id: 'patch',
      method: 'PATCH',
      path: user,
      body: {
        schemas: [SCIM_URNS.patch],
        Operations: [{ op: 'replace', value: { displayName: 'Connection test' } }],
      },
    },
    {
      id: 'put',
      method: 'PUT',
      path: user,
      body: { schemas: [SCIM_URNS.user], userName: nobody },
    },
    { id: 'delete', method: 'DELETE', path: user },
  ];
}

const scimBody = z.looseObject({ schemas: z.array(z.string()), totalResults: z.optional(z.number()) });
type ScimBody = z.infer<typeof scimBody>;

async function readBody(response: Response): Promise<ScimBody | undefined> {
  try {
    return scimBody.parse(await response.json());
  } catch {
    // A page of a proxy, or of another server.
    return undefined;
  }
}

const passed: ScimTestOutcome = { kind: 'passed' };

function judge(request: Request, status: number, body: ScimBody | undefined): ScimTestOutcome {
  const fail = (fault: ScimTestFault): ScimTestOutcome => ({ kind: 'failed', fault, status });
  if (status === 401) return fail('authorization');
  const isError = body?.schemas.includes(SCIM_URNS.error) === true;
  if (request.method !== 'GET') {
    if (status === 404 && isError) return passed;
    if (isError) return fail('status');
    return fail(status === 404 ? 'foreign' : 'method');
  }
  if (isError) return fail('status');
  if (status !== 200 || !body) return fail(status >= 500 ? 'status' : 'foreign');
  if (request.id === 'filter' && body.totalResults !== 0) return fail('query');
  return passed;
}

const ENDING: readonly ScimTestFault[] = ['unreachable', 'authorization'];

/** After these, no other step can pass: nor where the first of them finds another server. */
const endsAll = ({ id }: Request, outcome: ScimTestOutcome): boolean =>
  outcome.kind === 'failed' &&
  (ENDING.includes(outcome.fault) || (id === 'discovery' && outcome.fault === 'foreign'));

export interface ScimTestGiven {
  baseUrl: string;
  secret: string;
  /** Sends a request as a browser does. */
  send: typeof globalThis.fetch;
  onSteps: (steps: readonly ScimTestStep[]) => void;
}

/** Calls the address of the directory as a directory does, and tells of each step what came of it. Changes nothing. */
export async function testScimConnection(given: ScimTestGiven): Promise<void> {
  const { baseUrl, secret, send, onSteps } = given;
  const requests = toRequests(crypto.randomUUID());
  let steps: readonly ScimTestStep[] = requests.map(({ id, method, path }) => ({
    id,
    method,
    path,
    outcome: { kind: 'waiting' },
  }));
  const show = (id: ScimTestStepId, outcome: ScimTestOutcome) => {
    steps = steps.map((step) => (step.id === id ? { ...step, outcome } : step));
    onSteps(steps);
  };

  async function run({ method, path, query = '', body }: Request): Promise<Response> {
    return send(baseUrl + path + query, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/scim+json',
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
  }

  let isOver = false;
  for (const request of requests) {
    if (isOver) {
      show(request.id, { kind: 'skipped' });
      continue;
    }
    show(request.id, { kind: 'running' });
    let outcome: ScimTestOutcome;
    try {
      const response = await run(request);
      outcome = judge(request, response.status, await readBody(response));
    } catch {
      // The browser does not say why there was no answer.
      outcome = { kind: 'failed', fault: 'unreachable', status: undefined };
    }
    show(request.id, outcome);
    isOver = endsAll(request, outcome);
  }
}
