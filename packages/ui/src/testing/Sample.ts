import type { ReactElement } from 'react';

/** Props passed to every component under test, in addition to the required ones. */
export type ForwardedProps = {
  readonly ref: (element: HTMLElement | SVGElement | null) => void;
  readonly className: string;
  readonly 'data-testid': string;
};

/** Renders a component for the tests that apply to all components. */
export type Sample = {
  /** Tag of the element that receives the ref and unknown props. null for an assembly, whose types accept none. */
  readonly element: keyof HTMLElementTagNameMap | 'svg' | null;
  readonly render: (props: ForwardedProps) => ReactElement;
};

/** Samples by module, as a path below `src` without extension. */
export type Samples = Readonly<Record<string, Sample>>;

/** A sample of a component that passes ref, class name and unknown props to one element. A field puts the class name on its outer frame. */
export const createForwardingSample = (element: NonNullable<Sample['element']>, render: Sample['render']): Sample => ({ element, render });

/** A sample of an assembly of components, which has no element of its own for the props. */
export const createAssemblySample = (element: ReactElement): Sample => ({ element: null, render: () => element });

/** A callback for props that a test does not observe. */
export const noop = (): void => undefined;
