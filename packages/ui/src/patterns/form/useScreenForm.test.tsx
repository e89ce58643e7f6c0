import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { CallOutcome } from './CallOutcome.ts';
import { says } from './says.ts';
import { useScreenForm, type ScreenFormOptions } from './useScreenForm.ts';

type Values = { name: string; size: string; agreed: string };
type Answer = CallOutcome<keyof Values>;
type Options = Partial<ScreenFormOptions<Values, Values, Answer>>;

const required = says((text: string) => (text === '' ? 'Required' : undefined));
const REFUSED: Answer = { kind: 'refused', message: 'No', fields: { size: 'Sold out' } };

function Form({ most = 10, ...options }: Options & { readonly most?: number }) {
  const tooLong = says((text: string) => (text.length > most ? `At most ${most}` : undefined));
  const schema = z.object({
    name: z.string().check(required, tooLong),
    size: z.string().check(required),
    agreed: z.string(),
  });
  const form = useScreenForm<Values, Values, Answer>({
    schema,
    first: { name: '', size: '', agreed: '' },
    onSubmit: async () => ({ kind: 'done' }),
    ...options,
  });
  const [name, size] = [form.field('name'), form.field('size')];
  return (
    <form {...form.props}>
      <label>
        Name
        <input
          value={name.value}
          aria-invalid={name.issue !== undefined}
          onChange={({ currentTarget }) => name.onValueChange(currentTarget.value)}
          onBlur={name.onBlur}
        />
      </label>
      <p>{name.issue}</p>
      <div role="radiogroup" aria-label="Size" aria-invalid={size.issue !== undefined}>
        {['S', 'M'].map((letter) => (
          <input
            key={letter}
            type="radio"
            aria-label={letter}
            checked={size.value === letter}
            onChange={() => size.onValueChange(letter)}
          />
        ))}
      </div>
      <p>{size.issue}</p>
      <button disabled={form.busy}>Send</button>
      <button type="button" onClick={() => form.restart({ name: 'Ann', size: 'S', agreed: '' })}>
        Restart
      </button>
      <output>{form.outcome?.kind ?? 'nothing sent'}</output>
    </form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const press = () => act(async () => void fireEvent.submit(screen.getByRole('button', { name: 'Send' })));
const focused = () => document.activeElement;

it('shows an issue after the field is blurred, and then updates it on every keystroke', () => {
  render(<Form />);
  type('a name that is too long');
  expect(screen.queryByText('At most 10')).toBeNull();
  fireEvent.blur(input());
  expect(screen.getByText('At most 10')).toBeTruthy();
  type('short');
  expect(screen.queryByText('At most 10')).toBeNull();
  type('');
  expect(screen.getByText('Required')).toBeTruthy();
});

it('does not flag an empty field before the submit when emptySpeaks is false', async () => {
  render(<Form emptySpeaks={false} />);
  fireEvent.blur(input());
  expect(screen.queryByText('Required')).toBeNull();
  await press();
  expect(screen.getAllByText('Required')).toHaveLength(2);
});

it('does not submit invalid values and focuses the first invalid field', async () => {
  const onSubmit = vi.fn(async (): Promise<Answer> => ({ kind: 'done' }));
  render(<Form onSubmit={onSubmit} />);
  await press();
  expect(focused()).toBe(input());
  type('Ann');
  await press();
  // A radio group itself cannot be focused, so its first option is.
  expect(focused()).toBe(screen.getByLabelText('S'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('nothing sent');
});

it('puts a refusal on its field with the focus until that field is edited, and keeps the input', async () => {
  render(<Form onSubmit={async () => REFUSED} first={{ name: 'Ann', size: 'M', agreed: '' }} />);
  await press();
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(focused()).toBe(screen.getByLabelText('M'));
  expect(screen.getByRole('status').textContent).toBe('refused');
  type('Anna');
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('nothing sent');
  fireEvent.click(screen.getByLabelText('S'));
  expect(screen.queryByText('Sold out')).toBeNull();
  expect(input().value).toBe('Anna');
});

it('shows a refusal brought back from a later step, with the focus', async () => {
  render(<Form answered={REFUSED} first={{ name: 'Ann', size: 'M', agreed: '' }} />);
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('M')));
  expect(screen.getByRole('status').textContent).toBe('refused');
});

it('ignores a second submit while one is running (D-APP-12)', async () => {
  const onSubmit = vi.fn(() => new Promise<Answer>(() => undefined));
  render(<Form onSubmit={onSubmit} first={{ name: 'Ann', size: 'M', agreed: '' }} />);
  await press();
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
});

it('revalidates the input immediately when the schema changes', () => {
  const { rerender } = render(<Form />);
  type('Ann');
  fireEvent.blur(input());
  rerender(<Form most={2} />);
  expect(screen.getByText('At most 2')).toBeTruthy();
});

it('shows no issues after a restart', async () => {
  render(<Form />);
  await press();
  fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
  expect(input().value).toBe('Ann');
  type('');
  expect(screen.queryByText('Required')).toBeNull();
});

it.each([
  ['after', 'visible'],
  ['before', 'hidden'],
] as const)('can be submitted again when the page that was left %s the answer is shown again (D-APP-30)', async (_, answeredIn) => {
  const answers: (() => void)[] = [];
  const onSubmit = vi.fn(() => new Promise<Answer>((resolve) => answers.push(() => resolve({ kind: 'done' }))));
  const Page = ({ mode }: { readonly mode: 'visible' | 'hidden' }) => (
    <StrictMode>
      <Activity mode={mode}>
        <Form onSubmit={onSubmit} first={{ name: 'Ann', size: 'M', agreed: '' }} />
      </Activity>
    </StrictMode>
  );
  const { rerender } = render(<Page mode="visible" />);
  await press();
  rerender(<Page mode={answeredIn} />);
  await act(async () => answers.shift()?.());
  if (answeredIn === 'visible') {
    await press();
    rerender(<Page mode="hidden" />);
  }
  rerender(<Page mode="visible" />);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  type('Anna');
  expect(input().value).toBe('Anna');
});
