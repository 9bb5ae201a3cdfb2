/** Why a sign-in is not accepted. For the log; the person sees one message for all of them. @see ERR-18 */
export type RefusalReason =
  | 'code_refused'
  | 'answer_refused'
  | 'unsolicited'
  | 'request_unknown'
  | 'replayed'
  | 'subject_unfit'
  | 'email_missing'
  | 'email_unverified'
  | 'email_outside'
  | 'account_elsewhere'
  | 'account_of_another'
  | 'account_deactivated'
  | 'tenant_domain';

/** A provider's response, or the person in it, that does not open a session. `detail` holds no secret. */
export class SsoRefusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: string | undefined;

  constructor(reason: RefusalReason, detail?: string) {
    super(`sign-in refused: ${reason}`);
    this.name = 'SsoRefusal';
    this.reason = reason;
    this.detail = detail;
  }
}

export function refuse(reason: RefusalReason, detail?: string): never {
  throw new SsoRefusal(reason, detail);
}
