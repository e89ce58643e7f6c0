import type { ReactElement } from 'react';
import { expect } from '@storybook/test';

/** What a component under test is given besides what it requires. */
export type ForwardedProps = {
  readonly ref: (element: HTMLElement | SVGElement | null) => void;
  readonly className: string;
  readonly 'data-testid': string;
};

type ConformanceStory = {
  readonly render: () => ReactElement;
  readonly play: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
};

/**
 * What every component owes, as a story: ref, className and props it does not know arrive at one and the same element.
 * @param element the element they arrive at, as its tag: 'li'
 * @param render the component with all it requires and the forwarded props
 */
export function conformance(element: string, render: (props: ForwardedProps) => ReactElement): ConformanceStory {
  const given: (Element | null)[] = [];
  const props: ForwardedProps = {
    ref: (node) => {
      given.push(node);
    },
    className: 'from-outside',
    'data-testid': 'conformance',
  };
  return {
    render: () => render(props),
    play: async ({ canvasElement }) => {
      const root = canvasElement.querySelector('[data-testid="conformance"]');
      await expect(root?.tagName.toLowerCase()).toBe(element);
      await expect(root).toHaveClass('from-outside');
      await expect(given.includes(root)).toBe(true);
    },
  };
}
