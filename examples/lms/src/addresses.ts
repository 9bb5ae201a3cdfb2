import type { Behaviour } from './behaviour/behaviour.ts';

/** The tool type in the query of Moodle's addresses. */
export const TYPE_QUERY = { name: 'type_id', value: '1' } as const;

/** Addresses that tools and this platform share. */
export const toContextUrl = (issuer: string, courseKey: string): string =>
  `${issuer}/lti/contexts/${courseKey}`;

const withQuery = ({ lineItemQuery }: Behaviour, address: string) =>
  lineItemQuery ? `${address}?${TYPE_QUERY.name}=${TYPE_QUERY.value}` : address;

export const toLineItemsUrl = (behaviour: Behaviour, issuer: string, courseKey: string): string =>
  withQuery(behaviour, `${toContextUrl(issuer, courseKey)}/line-items`);

export const toLineItemUrl = (
  behaviour: Behaviour,
  issuer: string,
  { courseKey, id }: { courseKey: string; id: string },
): string => withQuery(behaviour, `${toContextUrl(issuer, courseKey)}/line-items/${id}`);

export const toMembershipsUrl = (issuer: string, courseKey: string): string =>
  `${toContextUrl(issuer, courseKey)}/memberships`;

/** Where authentication requests go; both addresses work always. */
export const SIGN_IN_PATHS = { own: '/lti/auth', moodle: '/mod/lti/auth.php' } as const;

/** Where tools get access tokens; where each has its own address, it is one for all here. */
export const toTokenUrl = ({ tokenAddress }: Behaviour, issuer: string): string =>
  tokenAddress === 'own' ? `${issuer}/lti/token/1` : `${issuer}/lti/token`;

/** An address that tells registrations apart, where the tool gets no token for it. */
export const withRegistration = (address: string, registration: string | undefined): string =>
  registration === undefined ? address : `${address}?registration=${registration}`;

/** Who client assertions are addressed to. @see Security Framework 4.1.1; Dynamic Registration 2.1 */
export const toTokenAudience = (behaviour: Behaviour, issuer: string): string =>
  behaviour.tokenAudience === 'token-address'
    ? toTokenUrl(behaviour, issuer)
    : `${issuer}/lti/authorization-server`;
