import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The page that a path belongs to: an order is opened over the list, which stays as it is (D-TXN-25). */
export const pageKey = (pathname: string): string =>
  matchPath({ path: paths.transaction.pattern, caseSensitive: true }, pathname) === null ? pathname : paths.transactions.to();
