/**
 * Where a registration's platform starts its logins. The address names the registration, so that no other company's
 * registration of the same issuer is ever looked at.
 */
export const toLoginUrl = (publicUrl: string, registrationId: string): string =>
  `${publicUrl}/lti/login/${registrationId}`;
