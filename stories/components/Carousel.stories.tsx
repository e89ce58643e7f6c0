import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Carousel } from '@wallet/ui/components/Carousel';
import { Heading, Text } from '@wallet/ui/foundations/Text';
import { playCarouselPattern } from '../support/carouselPattern.ts';

const slides = ['Your digital family office', 'Tailored to every investor', 'Investment solutions', 'Awards'].map((title) => (
  <div key={title}>
    <Heading level={2} type="title-xl">
      {title}
    </Heading>
    <Text tone="secondary">Wealth, banking and crypto in one place.</Text>
  </div>
));

const meta = {
  component: Carousel,
  args: { label: 'What you can do here', value: 0, onValueChange: fn(), children: slides },
  render: function Controlled({ value: first, onValueChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <Carousel
        {...args}
        value={value}
        onValueChange={(slide) => {
          onValueChange(slide);
          setValue(slide);
        }}
      />
    );
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { value: 3 } };

/** The arrow keys move between slides and stop at both ends (D-APP-19). */
export const ByKeyboard: Story = {
  name: 'moves through four slides by arrow keys and stops at the ends (LIM-057)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await playCarouselPattern(canvas.getByRole('region', { name: 'What you can do here' }), 4);
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('group', { name: '1 of 4' })).toHaveTextContent('Your digital family office');
  },
};

export const BySwipe: Story = {
  play: async ({ canvas, args }) => {
    const carousel = canvas.getByRole('region', { name: 'What you can do here' });
    const at = (clientX: number, clientY = 40): Touch => new Touch({ identifier: 1, target: carousel, clientX, clientY });
    await fireEvent.touchStart(carousel, { touches: [at(200)] });
    await fireEvent.touchEnd(carousel, { changedTouches: [at(100)] });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await fireEvent.touchStart(carousel, { touches: [at(200)] });
    await fireEvent.touchEnd(carousel, { changedTouches: [at(180, 300)] });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const ByDots: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 of 4' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Investment solutions');
  },
};
