import type { MenuEntryName } from '@wallet/ui/patterns/AppFrame';
import type { GatedOperation } from '@wallet/ui/patterns/OperationPrompt';
import type { ComponentType } from 'react';
import { generatePath, type PathParam } from 'react-router-dom';

/**
 * Who may see a route (D-MENU-16). `landing` is `/`, `home` is `/assets`; `auth` is for the signed-out, `kyc` for those whose KYC is on its
 * way, `preview` for the signed-in, `feature` for those whose KYC is complete.
 */
export type Access = 'landing' | 'public' | 'auth' | 'kyc' | 'home' | 'demo' | 'preview' | 'feature';

export type Route = {
  /** As react-router reads it. */
  readonly path: string;
  readonly access: Access;
  /** The entry of the menu that is marked while this page shows. Absent: none. */
  readonly section?: MenuEntryName | undefined;
  /**
   * What goes around the page: nothing, or the watch over a signed-in customer's session without the menu. Absent: the menu, which includes
   * that watch.
   */
  readonly shell?: 'none' | 'session';
  /** The operation whose entry is guarded (ACC-009): the page is rendered once the customer may begin it. */
  readonly operation?: GatedOperation;
  /** The path of the page that stays while this one opens over it (D-TXN-25). */
  readonly over?: string;
  /** Loads the page. Routes with the same function share one page, which stays when one leads to the other. */
  readonly load: () => Promise<ComponentType>;
};

type Params<Path extends string> = { readonly [name in PathParam<Path>]: string | number };
/** Nothing to fill in: no argument. Otherwise one value for each name of the path. */
type PathArguments<Path extends string> = [PathParam<Path>] extends [never] ? [] : [params: Params<Path>];

type Address<Path extends string> = {
  readonly path: Path;
  readonly access: Access;
  readonly section: MenuEntryName | undefined;
  /** The link; a missing or misspelt parameter is a type error. */
  readonly to: (...values: PathArguments<Path>) => string;
};

const textsOf = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** The part of a route that says where it is, for whom, and below which entry of the menu. */
export function route<const Path extends string>(path: Path, access: Access, section?: MenuEntryName): Address<Path> {
  return { path, access, section, to: (...[params]) => generatePath<string>(path, textsOf(params ?? {})) };
}
