import { use, useMemo, type ComponentProps, type ReactNode } from 'react';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Moves each rule that is not inside another one into the cascade layer. It runs first: the others then see the moved rule, once. */
const wrapInLayer: StylisPlugin = (element) => {
  if (element.root !== null || !Array.isArray(element.children) || element.type === '@layer') return;
  const rule = { ...element, root: element };
  Object.assign(element, { type: '@layer', value: '@layer wallet', props: ['wallet'], children: [rule] });
};
// Class names are derived from it, and a minifier would give the server and the browser different ones.
Object.defineProperty(wrapInLayer, 'name', { value: 'wallet' });

/**
 * Puts the styles of everything inside into the cascade layer `wallet`, so that any class of the product wins over them, whatever the order
 * of the stylesheets. A style in no layer always does, and one in a layer does if that layer comes later. tokens.css and reset.css are in
 * layers inside `wallet`, which come before the components in any order. The product's own stylis plugins keep working inside.
 */
export function StyleLayer({ children }: { readonly children: ReactNode }) {
  const { stylisPlugins: outer } = use(StyleSheetContext);
  const plugins = useMemo(() => (outer?.includes(wrapInLayer) === true ? outer : [wrapInLayer, ...(outer ?? [])]), [outer]);
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}
