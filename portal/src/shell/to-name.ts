import type { SignedInUser } from '@drawbridge/client';

/** How a person is called on the page. */
export const toName = ({ firstName, lastName, email }: SignedInUser) =>
  `${firstName} ${lastName}`.trim() || email;
