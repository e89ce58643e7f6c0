import type { PublicProp, Shape } from './describeType.ts';

/** Every property that any variant has, once: optional unless each of them needs it, with the types of all. */
export function listProps({ props, variants }: Shape): readonly PublicProp[] {
  const rest = Map.groupBy(
    variants.flatMap((variant) => variant.props),
    ({ name }) => name,
  );
  return [
    ...props,
    ...[...rest].map(([name, [first, ...others]]): PublicProp => {
      const all = first === undefined ? others : [first, ...others];
      return {
        ...first,
        name,
        type: [...new Set(all.map(({ type }) => type))].join(' | '),
        isOptional: all.length < variants.length || all.some(({ isOptional }) => isOptional),
        description: all.find(({ description }) => description !== '')?.description ?? '',
      };
    }),
  ];
}
