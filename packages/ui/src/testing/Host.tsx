import type { ReactElement, ReactNode } from 'react';

/** A control by its role and name, or a text of the screen. */
export type Offer = readonly [role: string, name: string | RegExp] | string;

/** A screen with nothing but what every product has, and with what only some products have. */
export type Host = {
  readonly name: string;
  readonly minimal: ReactElement;
  readonly full: ReactElement;
  /** What the full screen offers, and the minimal one must not. */
  readonly offered: readonly Offer[];
};

export function createHost<Props extends object>(
  name: string,
  Screen: (props: Props) => ReactNode,
  own: { readonly minimal: NoInfer<Props>; readonly more: NoInfer<Partial<Props>>; readonly offered: readonly Offer[] },
): Host {
  return { name, minimal: <Screen {...own.minimal} />, full: <Screen {...own.minimal} {...own.more} />, offered: own.offered };
}
