/** Addresses of the pages that everyone may see. @see ROUTE-20, ROUTE-21 */
export const publicPaths = {
  profile: (userId: string) => `/profile/${userId}`,
  hallOfFame: '/hall-of-fame',
} as const;
