import type { ReactElement } from 'react';

/** What a component under test is given besides what it requires. */
export type ForwardedProps = {
  readonly ref: (element: HTMLElement | SVGElement | null) => void;
  readonly className: string;
  readonly 'data-testid': string;
};

/** One way to render a component, for the tests that every component passes. */
export type Sample = {
  /** Tag of the element at which ref and unknown props arrive; null of an assembly that says by its types that it takes none. */
  readonly element: keyof HTMLElementTagNameMap | 'svg' | null;
  /** The component with all that it requires, and the forwarded props. */
  readonly render: (props: ForwardedProps) => ReactElement;
};

/** Module below `src`, without its extension -> its sample. */
export type Samples = Readonly<Record<string, Sample>>;

/** A component that hands ref, class name and unknown props to one element; a field's class name is at the frame around it. */
export const forwarding = (element: NonNullable<Sample['element']>, render: Sample['render']): Sample => ({ element, render });

/** An assembly of components without an element of its own to hand props to. */
export const assembly = (element: ReactElement): Sample => ({ element: null, render: () => element });

/** A callback that nobody waits for. */
export const ignore = (): void => undefined;
