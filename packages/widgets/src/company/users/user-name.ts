import type { CompanyUser } from '@drawbridge/client/stores/company/users/users';

/** The name of a user, or the address of one who has none yet. */
export const toUserName = ({
  first_name,
  last_name,
  email,
}: Pick<CompanyUser, 'first_name' | 'last_name' | 'email'>): string =>
  `${first_name} ${last_name}`.trim() || email;
