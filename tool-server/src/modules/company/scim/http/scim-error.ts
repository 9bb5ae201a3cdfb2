import { PROBLEMS, type Problem } from '@drawbridge/contracts';

/** RFC 7644 3.12, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** A refused request: `detail` says what to do, for whoever reads the log of the directory. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    detail: string,
    more: { scimType?: ScimType; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(detail);
    this.status = status;
    this.scimType = more.scimType;
    this.headers = more.headers ?? {};
  }
}

export const badRequest = (scimType: ScimType, detail: string): ScimError =>
  new ScimError(400, detail, { scimType });

export const taken = (detail: string): ScimError => new ScimError(409, detail, { scimType: 'uniqueness' });

export const toErrorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail: message,
});

/** A problem of the rest of the server in the form of SCIM. */
export function fromProblem(problem: Problem): ScimError {
  const { code, status, retryAfterSeconds } = problem;
  const detail = problem.message || PROBLEMS[code].message;
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return new ScimError(status, detail, {
    headers,
    ...(status === 400 ? { scimType: 'invalidSyntax' as const } : {}),
  });
}
