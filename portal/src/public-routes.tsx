import { createLazyScreen } from './lazy-screen.tsx';
import type { Route } from './route.ts';

const login = createLazyScreen(async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen);
const bareNotFound = createLazyScreen(
  async () => (await import('./screens/not-found/NotFoundScreen.tsx')).BareNotFoundScreen,
);

/** Pages without a session, outside the shell; the first that fits counts. @see ROUTE-1..ROUTE-24 */
export const PUBLIC_ROUTES: readonly Route[] = [
  { path: '/', screen: login },
  { path: '/login', screen: login },
  { path: '*', title: 'Not found', screen: bareNotFound },
];
