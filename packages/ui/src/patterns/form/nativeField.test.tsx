import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { useScreenForm } from './useScreenForm.ts';

function PhoneForm({ onSubmit }: { readonly onSubmit: (phone: string) => void }) {
  const form = useScreenForm({
    schema: z.object({ phone: z.string() }),
    first: { phone: '' },
    onSubmit: async ({ phone }) => {
      onSubmit(phone);
      return { kind: 'done' as const };
    },
  });
  return (
    <form {...form.props}>
      <PhoneField label="Phone number" defaultValue="" {...form.native('phone')} />
      <output>{form.values.phone}</output>
    </form>
  );
}

it('keeps and submits text that was typed before hydration (APP-052)', async () => {
  const onSubmit = vi.fn<(phone: string) => void>();
  const page = document.createElement('div');
  page.innerHTML = renderToString(<PhoneForm onSubmit={onSubmit} />);
  document.body.append(page);
  const [input, output] = [page.querySelector('input'), page.querySelector('output')];
  if (input === null || output === null) throw new Error('The form has no field.');
  input.value = '+37060';
  const root = await act(async () => hydrateRoot(page, <PhoneForm onSubmit={onSubmit} />));
  expect(input.isConnected).toBe(true);
  expect([input.value, output.textContent]).toEqual(['+37060', '+37060']);
  await act(async () => page.querySelector('form')?.requestSubmit());
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith('+37060'));
  await act(async () => root.unmount());
  page.remove();
});
