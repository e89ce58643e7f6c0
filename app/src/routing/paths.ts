import { routes, type RouteName } from './routes.ts';

/** What every layer may know of the routes: the link to each. */
export const paths: { readonly [name in RouteName]: Pick<(typeof routes)[name], 'to'> } = routes;
