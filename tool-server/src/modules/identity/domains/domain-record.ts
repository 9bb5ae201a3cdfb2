/** A name of its own, so that it does not stand among the records of the domain itself. */
export const toRecordName = (domain: string): string => `_drawbridge-challenge.${domain}`;
export const toRecordValue = (token: string): string => `drawbridge-domain-verification=${token}`;
