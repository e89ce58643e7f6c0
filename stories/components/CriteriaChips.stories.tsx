import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CriteriaChips, type CriterionState } from '@wallet/ui/components/Chip';
import { TextField } from '@wallet/ui/components/TextField';
import { useState } from 'react';

const buildCriteria = (...states: [CriterionState, CriterionState, CriterionState, CriterionState]) => [
  { text: '8-32 characters', state: states[0] },
  { text: 'Lowercase letter', state: states[1] },
  { text: 'Uppercase letter', state: states[2] },
  { text: 'Number', state: states[3] },
];

const meta = {
  component: CriteriaChips,
  args: { label: 'Password', criteria: buildCriteria('unmet', 'unmet', 'unmet', 'unmet') },
} satisfies Meta<typeof CriteriaChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SomeMet: Story = {
  name: 'announces a met criterion as met (PWD-008)',
  tags: ['!dev', '!autodocs'],
  args: { criteria: buildCriteria('met', 'met', 'met', 'unmet') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('listitem', { name: 'Uppercase letter, met' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Number, not met yet' })).toBeVisible();
  },
};
export const AllMet: Story = { args: { criteria: buildCriteria('met', 'met', 'met', 'met') } };
/** Once the field has lost focus, unmet criteria are marked as failed. */
export const Failed: Story = { args: { criteria: buildCriteria('met', 'met', 'failed', 'failed') } };
export const Announced: Story = {
  name: 'announces a change politely, once (PWD-008)',
  tags: ['!dev', '!autodocs'],
  render: function SpokenRender(args) {
    const [text, setText] = useState('');
    const number = { text: 'Number', state: /\d/.test(text) ? ('met' as const) : ('unmet' as const) };
    return (
      <>
        <CriteriaChips {...args} criteria={[{ text: 'Lowercase letter', state: 'met' }, number]} />
        <TextField label="Password" value={text} onValueChange={setText} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), '1');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Number, met'));
  },
};
