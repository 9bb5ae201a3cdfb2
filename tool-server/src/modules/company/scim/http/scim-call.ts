import type { CompanyId, PersonId } from '@drawbridge/contracts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { Projection } from './projection.ts';
import type { ScimError } from './scim-error.ts';

/** Where the directory calls, below the public address. */
export const SCIM_PATH = '/api/scim/v2';

/** Whose directory calls. */
export interface Directory {
  companyId: CompanyId;
  secretId: string;
  /** The secret of a connection test reads and changes nothing. */
  isTest: boolean;
}

/** What the log of the company says of a request. */
export interface RequestFacts {
  personId?: PersonId;
  /** Name of the user or group. */
  subject?: string;
  /** What changed, in words. */
  changes: string[];
  /** What was ignored, and what else an administrator wants to know. */
  notes: string[];
}

export interface ScimCall {
  directory: Directory;
  origin: Origin;
  projection: Projection;
  facts: RequestFacts;
  /** Something was mailed: it is sent once the request is done. */
  hasMail: boolean;
}

export interface ScimReply {
  status: number;
  body?: object | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Refused, though what was written for it stays, such as a mail. */
export interface Refused {
  refused: ScimError;
}

export type WriteEnd = ScimReply | Refused;
