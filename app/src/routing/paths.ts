import type { MenuEntryName } from '@wallet/ui/patterns/AppFrame';
import { routeAt, routeOf, routes, type RouteName } from './routes.ts';

/** What every layer may know of the routes: the link to each. */
export const paths: { readonly [name in RouteName]: Pick<(typeof routes)[name], 'to'> } = routes;

/** The entry of the menu that an address belongs to; null for one that is below none. */
export function menuSectionAt(pathname: string): MenuEntryName | null {
  const name = routeAt(pathname);
  return name === null ? null : (routeOf(name).section ?? null);
}
