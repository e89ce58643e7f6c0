import { paths } from '../../app/src/routing/paths.ts';

/** Returns the app's routes that none of these addresses belongs to, as they are declared: `/transactions/:transactionId`. */
export function findUnvisitedRoutes(addresses: readonly string[]): readonly string[] {
  const routes = Object.values(paths).map(({ path }) => path);
  return routes.filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`);
    return !addresses.some((address) => pattern.test(address));
  });
}
