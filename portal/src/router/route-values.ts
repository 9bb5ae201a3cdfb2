import { useParams } from 'wouter';
import type { RouteParams } from './route.ts';

/** What `decodeURI` leaves as it is, which is all that the router does with a path: the `@` of an address among them. */
const RESERVED = /%(?:23|24|26|2B|2C|2F|3A|3B|3D|3F|40)/gi;

/** The values in an address, whether it was typed or made by `toPagePath`. */
export function toRouteValues(params: RouteParams): RouteParams {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    value?.replaceAll(RESERVED, (found) => decodeURIComponent(found)),
  ]);
  return Object.fromEntries(values) as RouteParams;
}

/** The values in the address of the shown page. */
export const useRouteValues = (): RouteParams => toRouteValues(useParams());
