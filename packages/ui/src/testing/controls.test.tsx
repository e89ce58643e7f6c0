import { expect as expectElement, userEvent } from 'storybook/test';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createForwardedProps } from './allSamples.ts';
import { controlSamples } from './controlSamples.tsx';
import { patternSamples } from './patternSamples.tsx';
import type { Sample, Samples } from './Sample.ts';
import { getForwardedElement, renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';

const samples: Samples = { ...controlSamples, ...patternSamples };
const selectSamples = (...names: readonly string[]): (readonly [string, Sample])[] =>
  Object.entries(samples).filter(([module]) => names.includes(module.split('/').at(-1) ?? ''));
/** Renders the sample with additional props of its component. */
const renderWith = (sample: Sample, more: object): void => void renderWithInMemoryStyles(sample.render(createForwardedProps(more)));
const PRESSABLE = 'button, input:not([hidden]), textarea';
const getPressables = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PRESSABLE)];

setUpPage();

const natives = Object.entries(controlSamples).filter(([, { element }]) => ['button', 'input', 'textarea'].includes(element ?? ''));
const groups = selectSamples('RadioGroup', 'SegmentedControl', 'DateRange', 'UploadZone');

it('covers every control', () => {
  const others = ['Calendar', 'IconLink', 'Link', 'LinkButton', 'RecipientAddress', 'Tabs', 'Timer'];
  const modules = new Set([...natives, ...groups].map(([module]) => module));
  expect(
    Object.keys(controlSamples)
      .filter((module) => !modules.has(module))
      .map((module) => module.split('/').at(-1)),
  ).toEqual(others);
});

describe.each([...natives, ...groups])('%s, disabled', (_module, sample) => {
  it('disables everything in it that can be pressed', () => {
    renderWith(sample, { disabled: true });
    expect(
      getPressables()
        .filter((control) => !control.matches(':disabled'))
        .map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  });

  it('is skipped by Tab', async () => {
    renderWith(sample, { disabled: true });
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('does nothing when pressed', async () => {
    const listener = vi.fn();
    renderWith(sample, {
      disabled: true,
      onClick: listener,
      onChange: listener,
      onValueChange: listener,
      onCheckedChange: listener,
      onFiles: listener,
      onOpen: listener,
    });
    for (const control of getPressables()) await userEvent.click(control, { pointerEventsCheck: 0 });
    await userEvent.keyboard('1{Enter} ');
    expect(listener).not.toHaveBeenCalled();
  });
});

const fields = selectSamples(
  'AddressField',
  'AmountInput',
  'CodeInput',
  'DateField',
  'IbanField',
  'PasswordField',
  'PhoneField',
  'Select',
  'TextArea',
  'TextField',
  'AccountSelect',
  'CountrySelect',
);
const invalids = [...fields, ...selectSamples('Checkbox', 'RadioGroup')];

describe.each(invalids)('%s, with an issue', (_module, sample) => {
  it('is invalid only with the issue', () => {
    renderWith(sample, { issue: 'Mend this' });
    expect(getForwardedElement().getAttribute('aria-invalid')).toBe('true');
    document.body.replaceChildren();
    renderWith(sample, {});
    expect(getForwardedElement().hasAttribute('aria-invalid')).toBe(false);
  });

  it('is described by the issue', async () => {
    renderWith(sample, { issue: 'Mend this' });
    await expectElement(getForwardedElement()).toHaveAccessibleDescription(/Mend this/);
  });

  it('announces the issue, with a decorative icon', () => {
    renderWith(sample, { issue: 'Mend this' });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Mend this');
    expect(alert.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('keeps a description supplied by its user', async () => {
    renderWith(sample, { issue: 'Mend this', 'aria-describedby': 'outside' });
    document.body.append(Object.assign(document.createElement('p'), { id: 'outside', textContent: 'From outside' }));
    await expectElement(getForwardedElement()).toHaveAccessibleDescription(/Mend this.*From outside/);
  });
});

describe.each(fields)('%s', (_module, sample) => {
  it('is named by the label above it and focused by pressing the label', async () => {
    renderWith(sample, { label: 'Its label' });
    await expectElement(getForwardedElement()).toHaveAccessibleName('Its label');
    expect(screen.getByText('Its label').closest('label')?.control).toBe(getForwardedElement());
  });

  it('is named by a visually hidden label', async () => {
    renderWith(sample, { label: 'Its label', labelHidden: true });
    expect(screen.getByText('Its label').closest('label')?.dataset['hidden']).toBe('true');
    await expectElement(getForwardedElement()).toHaveAccessibleName('Its label');
  });

  it('is described by its hint', async () => {
    renderWith(sample, { hint: 'As in the passport' });
    await expectElement(getForwardedElement()).toHaveAccessibleDescription(/As in the passport/);
  });

  it('is described by its issue first, then by its hint', async () => {
    renderWith(sample, { issue: 'This field is required', hint: 'As in your bank' });
    await expectElement(getForwardedElement()).toHaveAccessibleDescription('This field is required As in your bank');
  });

  it('accepts an id, which its label then refers to', () => {
    renderWith(sample, { id: 'chosen-outside', label: 'Its label' });
    expect(screen.getByText('Its label').closest('label')?.htmlFor).toBe('chosen-outside');
    expect(getForwardedElement().id).toBe('chosen-outside');
  });
});

it.each(selectSamples('TextField'))('%s is described by its hint, then by its counter', async (_module, sample) => {
  renderWith(sample, { hint: 'Letters, digits, dots and spaces', counter: '3 / 140' });
  await expectElement(getForwardedElement()).toHaveAccessibleDescription(/^Letters, digits, dots and spaces\s?3 \/ 140$/);
});

const typed = fields.filter(([, { element }]) => element !== 'button');

describe.each(typed)('%s, read only', (_module, sample) => {
  it('can be focused and read but not typed into', async () => {
    const listener = vi.fn();
    renderWith(sample, { readOnly: true, onValueChange: listener });
    await userEvent.tab();
    expect(document.activeElement).toBe(getForwardedElement());
    await userEvent.keyboard('1');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe.each(typed.filter(([module]) => !module.endsWith('DateField')))('%s', (_module, sample) => {
  it('reports typed text', async () => {
    const listener = vi.fn();
    renderWith(sample, { value: '', onValueChange: listener });
    await userEvent.type(getForwardedElement(), '1');
    expect(listener.mock.calls.flat().join('')).toContain('1');
  });

  it('reports pasted text', async () => {
    const listener = vi.fn();
    renderWith(sample, { value: '', onValueChange: listener });
    getForwardedElement().focus();
    await userEvent.paste('12');
    expect(listener.mock.calls.flat().join('')).toMatch(/1\s?2/);
  });
});

describe.each(natives.filter(([, { element }]) => element === 'button'))('%s', (module, sample) => {
  it('does not submit a form by default', () => {
    renderWith(sample, {});
    expect(getForwardedElement().getAttribute('type')).toBe('button');
  });

  it.each(['{Enter}', ' '])('is pressed with %j', async (key) => {
    const listener = vi.fn();
    renderWith(sample, module.endsWith('Select') ? { onOpen: listener } : { onClick: listener });
    await userEvent.tab();
    expect(document.activeElement).toBe(getForwardedElement());
    await userEvent.keyboard(key);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe.each(selectSamples('Button', 'FlushButton'))('%s, busy', (_module, sample) => {
  it('is marked busy, keeps its label and stays focusable, but does nothing', async () => {
    const listener = vi.fn();
    renderWith(sample, { busy: true, onClick: listener });
    const button = screen.getByRole('button', { name: 'Continue' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(listener).not.toHaveBeenCalled();
  });
});
