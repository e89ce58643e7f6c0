import { userEvent } from 'storybook/test';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { RadioCard } from '../components/RadioCard/RadioCard.tsx';
import { Radio, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../components/Tabs/Tabs.tsx';
import { setUpPage } from './renderSample.tsx';

const items = ['buy', 'sell', 'exchange'].map((value) => ({ value, label: value }));

setUpPage();
afterEach(() => {
  document.dir = '';
});

type Chooser = (props: { readonly value: string; readonly onValueChange: (value: string) => void }) => ReactElement;
const rows: readonly (readonly [string, 'tab' | 'radio', Chooser])[] = [
  [
    'Tabs',
    'tab',
    (props) => (
      <Tabs {...props} label="Operation" items={items}>
        Content
      </Tabs>
    ),
  ],
  ['SegmentedControl', 'radio', (props) => <SegmentedControl {...props} label="Operation" items={items} />],
];

/** ARIA tabs and radio group without native elements. */
describe.each(rows)('%s', (_name, role, Row) => {
  const chosen = vi.fn<(value: string) => void>();
  function Held({ first }: { readonly first: string }) {
    const [value, setValue] = useState(first);
    const choose = (next: string): void => {
      setValue(next);
      chosen(next);
    };
    return <Row value={value} onValueChange={choose} />;
  }
  const show = (first = 'buy'): void => {
    chosen.mockReset();
    render(<Held first={first} />);
  };
  const state = role === 'tab' ? 'aria-selected' : 'aria-checked';
  /** Presses keys, checks that only the focused option is selected, and returns its text and the last reported value. */
  const after = async (keys: string, first = 'buy'): Promise<readonly unknown[]> => {
    show(first);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    const on = screen.getAllByRole(role).filter((choice) => choice.getAttribute(state) === 'true');
    expect(on).toEqual([document.activeElement]);
    return [document.activeElement?.textContent, chosen.mock.lastCall?.[0]];
  };

  it('is a named group of named options', () => {
    show();
    const row = screen.getByRole(role === 'tab' ? 'tablist' : 'radiogroup', { name: 'Operation' });
    expect(
      within(row)
        .getAllByRole(role)
        .map(({ textContent }) => textContent),
    ).toEqual(['buy', 'sell', 'exchange']);
  });
  it('has a single tab stop at the selected option', async () => {
    show('sell');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('sell');
    expect(screen.getAllByRole(role).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
  it('exposes which option is selected', () => {
    show('sell');
    expect(screen.getAllByRole(role).map((choice) => choice.getAttribute(state))).toEqual(['false', 'true', 'false']);
  });
  it('selects the next option with Right', async () => expect(await after('{ArrowRight}')).toEqual(['sell', 'sell']));
  it('selects the next option with Down', async () => expect(await after('{ArrowDown}')).toEqual(['sell', 'sell']));
  it('selects the previous option with Left', async () => expect(await after('{ArrowLeft}', 'sell')).toEqual(['buy', 'buy']));
  it('selects the previous option with Up', async () => expect(await after('{ArrowUp}', 'sell')).toEqual(['buy', 'buy']));
  it('wraps around at the end', async () => expect(await after('{ArrowRight}', 'exchange')).toEqual(['buy', 'buy']));
  it('wraps around at the beginning', async () => expect(await after('{ArrowLeft}')).toEqual(['exchange', 'exchange']));
  it('selects the first option with Home', async () => expect(await after('{Home}', 'exchange')).toEqual(['buy', 'buy']));
  it('selects the last option with End', async () => expect(await after('{End}')).toEqual(['exchange', 'exchange']));
  it('swaps the arrow keys in right-to-left languages', async () => {
    document.dir = 'rtl';
    document.documentElement.style.direction = 'rtl';
    expect(await after('{ArrowLeft}')).toEqual(['sell', 'sell']);
    document.documentElement.style.direction = '';
  });
  it('selects an option with a press', async () => {
    show();
    await userEvent.click(screen.getByRole(role, { name: 'exchange' }));
    expect(chosen.mock.calls).toEqual([['exchange']]);
  });
  it('ignores other keys', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('x{Escape}{PageDown}');
    expect(chosen).not.toHaveBeenCalled();
  });
  if (role === 'tab') {
    it('names its panel by the open tab and lets Tab move into it', async () => {
      show('sell');
      const panel = screen.getByRole('tabpanel', { name: 'sell' });
      expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toBe(panel);
    });
  }
});

it.each([
  ['{ArrowRight}', 'exchange'],
  ['{ArrowLeft}', 'exchange'],
  ['{End}', 'exchange'],
])('skips a disabled tab with %s (LIB-021)', async (keys, chosen) => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <Tabs value="buy" onValueChange={onValueChange}>
      <TabList aria-label="Operation">
        {['buy', 'sell', 'exchange', 'lend'].map((value) => (
          <Tab key={value} value={value} disabled={value === 'sell' || value === 'lend'}>
            {value}
          </Tab>
        ))}
      </TabList>
      <TabPanel>Content</TabPanel>
    </Tabs>,
  );
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(onValueChange.mock.calls).toEqual([[chosen]]);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: chosen }));
});

type Toggle = (props: {
  readonly label: string;
  readonly hint?: string;
  readonly onChange: () => void;
  readonly defaultChecked?: boolean;
}) => ReactElement;
const toggles: readonly (readonly [string, 'checkbox' | 'switch' | 'radio', Toggle])[] = [
  ['Checkbox', 'checkbox', (props) => <Checkbox {...props} />],
  ['Switch', 'switch', (props) => <Switch {...props} />],
  ['Radio', 'radio', (props) => <Radio {...props} name="kind" />],
  ['RadioCard', 'radio', (props) => <RadioCard {...props} name="kind" />],
];

/** Native checkbox, switch and radio. */
describe.each(toggles)('%s', (_name, role, Choice) => {
  const listener = vi.fn();
  const show = (more: object = {}): HTMLInputElement => {
    listener.mockReset();
    render(<Choice label="Remember" onChange={listener} {...more} />);
    return screen.getByRole<HTMLInputElement>(role);
  };
  it('is named by its label', () => {
    show();
    expect(screen.getAllByRole(role, { name: 'Remember' })).toHaveLength(1);
  });
  it('includes its hint in the name', () => {
    show({ hint: 'On this device' });
    expect(screen.getAllByRole(role, { name: /On this device/ })).toHaveLength(1);
  });
  it('can be reached with Tab', async () => {
    const choice = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(choice);
  });
  it('is turned on with Space', async () => {
    const choice = show();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect([choice.checked, listener.mock.calls.length]).toEqual([true, 1]);
  });
  it('is turned on by pressing its label', () => {
    const choice = show();
    fireEvent.click(screen.getByText('Remember'));
    expect([choice.checked, listener.mock.calls.length]).toEqual([true, 1]);
  });
  it('can be on initially', () => expect(show({ defaultChecked: true }).checked).toBe(true));
  it(role === 'radio' ? 'stays on when it is pressed again' : 'is turned off again', async () => {
    const choice = show({ defaultChecked: true });
    await userEvent.click(choice);
    expect(choice.checked).toBe(role === 'radio');
  });
  it('is submitted with its form', () => {
    show({ defaultChecked: true, value: 'yes', name: 'kind', form: 'outside' });
    const form = Object.assign(document.createElement('form'), { id: 'outside' });
    document.body.append(form);
    expect(new FormData(form).get('kind')).toBe('yes');
  });
});

describe.each(['card', 'plain'] as const)('RadioGroup, %s', (look) => {
  const chosen = vi.fn<(value: string) => void>();
  const show = (value: string | null = null, more: object = {}): void => {
    chosen.mockReset();
    render(<RadioGroup label="Operation" look={look} options={items} value={value} onValueChange={chosen} {...more} />);
  };
  it('is named by its question', () => {
    show();
    expect(screen.getAllByRole('radiogroup', { name: 'Operation' })).toHaveLength(1);
  });
  it('is named by a visually hidden question', () => {
    show(null, { labelHidden: true });
    expect(screen.getAllByRole('radiogroup', { name: 'Operation' })).toHaveLength(1);
  });
  it('has no option selected initially', () => {
    show();
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
  it('shows the selected option', () => {
    show('sell');
    expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)).toEqual(['sell']);
  });
  it('reports an option selected with a press', () => {
    show();
    fireEvent.click(screen.getByText('exchange'));
    expect(chosen.mock.calls).toEqual([['exchange']]);
  });
  it('reports an option selected with Space', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(chosen.mock.calls).toEqual([['buy']]);
  });
  it('moves to the next option with Down', async () => {
    show('buy');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen.mock.lastCall).toEqual(['sell']);
  });
  it('does not select a disabled option', async () => {
    show(null, { options: [{ ...items[0], value: 'buy', label: 'buy', disabled: true }] });
    await userEvent.click(screen.getByRole('radio', { name: 'buy' }));
    expect(chosen).not.toHaveBeenCalled();
  });
  it('is separate from other groups on the page', () => {
    show('buy');
    show('buy');
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
  });
});

type Theme = 'light' | 'dark';
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const choose = (theme: Theme): void => void theme;

/** A type error names the property that is wrong, not another one that its type was taken from. */
export const misused = [
  <SegmentedControl
    key="segments"
    label="Theme"
    // @ts-expect-error its choices are `items`
    options={themes}
    value="dark"
    onValueChange={choose}
  />,
  <SegmentedControl
    key="segment"
    label="Theme"
    items={themes}
    // @ts-expect-error none of the items
    value="drak"
    onValueChange={choose}
  />,
  <RadioGroup
    key="radio"
    label="Theme"
    options={themes}
    // @ts-expect-error none of the options
    value="drak"
    onValueChange={choose}
  />,
  <Select
    key="select"
    label="Theme"
    // @ts-expect-error its choices are `options`
    items={themes}
    value="dark"
    onValueChange={choose}
  />,
];
