import type { IncomingHttpHeaders } from 'node:http';
import type { FrontResponse } from '../../../platform/http/front.ts';

/** A login or a launch as it was sent. */
export interface StepRequest {
  headers: IncomingHttpHeaders;
  /** The fields of the query, or of the form that was posted. */
  fields: unknown;
  /** The registration that the address names. */
  registrationId?: string | undefined;
}

/** One of the two steps of a launch. Throws `Refusal`, for which `res.locals` holds what the error page needs. */
export type LaunchStep = (req: StepRequest, res: FrontResponse) => Promise<void>;
