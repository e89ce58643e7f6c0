import type { ReactElement } from 'react';
import { expect } from '@storybook/test';

type ForwardedToField = {
  readonly ref: (element: HTMLElement | null) => void;
  readonly className: string;
  readonly 'data-testid': string;
};

type FieldStory = {
  readonly render: () => ReactElement;
  readonly play: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
};

/**
 * What every field owes, as a story: the ref and unknown props arrive at its control, the class name at its frame around it.
 * @param control the control's tag: 'input'
 */
export function fieldConformance(control: string, render: (props: ForwardedToField) => ReactElement): FieldStory {
  const given: (Element | null)[] = [];
  const props: ForwardedToField = {
    ref: (element) => {
      given.push(element);
    },
    className: 'from-outside',
    'data-testid': 'conformance',
  };
  return {
    render: () => render(props),
    play: async ({ canvasElement }) => {
      const element = canvasElement.querySelector('[data-testid="conformance"]');
      await expect(element?.tagName.toLowerCase()).toBe(control);
      await expect(given.includes(element)).toBe(true);
      await expect(element?.closest('.from-outside')).not.toBeNull();
    },
  };
}
