import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { writeCanonicalJson } from '@wallet/core/format/writeCanonicalJson';
import { builtInLocale } from '@wallet/core/format/locale';
import { OverlaySlot } from '@wallet/ui/patterns/OverlaySlot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { beforeAll, expect, it } from 'vitest';
import type { ConfirmationOutcome, ConfirmationQuestion } from '../../api/prompts.ts';
import { installDialogMethods } from '../../testing/installDialogMethods.ts';
import { walletUi } from '../walletUi.ts';
import { createConfirmationPrompt, hashText } from './createConfirmationPrompt.tsx';

beforeAll(installDialogMethods);

/** Builds the provider's question about a security change. Its members are null except for the kind. */
async function buildQuestion(kind: 'add_passkey' | 'log_out_others', id: string): Promise<ConfirmationQuestion> {
  const request = { method: 'POST', path: `/${kind}`, body: undefined, idempotencyKey: undefined };
  const nothing = { amount: null, currency: null, payee: null, payee_name: null, fee: null, fee_currency: null, rate: null };
  const operation = { kind, ...nothing };
  const bound = {
    id,
    key: null,
    request: await hashText(writeCanonicalJson({ body: null, method: request.method, path: request.path })),
    v: 1,
  };
  return {
    confirmation: {
      id,
      methods: ['password'],
      phone: '+370***01',
      expires_at: '2026-11-25T12:05:00.000Z',
      operation,
      canonical: writeCanonicalJson({ ...operation, ...bound }),
      passkey: null,
    },
    request,
    call: () => expect.fail('Nobody has confirmed anything'),
  };
}

it('queues a second question and shows it when the first one is cancelled (SCA-037)', async () => {
  render(
    <WalletRoot ui={walletUi} slots={<OverlaySlot />}>
      <h1>Passkeys and devices</h1>
    </WalletRoot>,
  );
  const reports: string[] = [];
  const prompt = createConfirmationPrompt({
    locale: () => builtInLocale,
    monitoring: { report: (_level, message) => void reports.push(message), measure: () => undefined },
    passkeys: { available: () => false, get: () => expect.fail('No passkey was asked for') },
  });
  const answers: ConfirmationOutcome[] = [];
  const ask = (question: ConfirmationQuestion): void => void prompt.ask(question).then((answer) => answers.push(answer));
  const [first, second] = await Promise.all([
    buildQuestion('add_passkey', '3f0c2a56-8f0e-4c7a-9a55-0c1b0a6c7d01'),
    buildQuestion('log_out_others', '3f0c2a56-8f0e-4c7a-9a55-0c1b0a6c7d02'),
  ]);
  act(() => {
    ask(first);
    ask(second);
  });
  expect(await screen.findByText('Add a passkey')).toBeDefined();
  expect(screen.queryByText('Log out all other devices')).toBeNull();
  expect(answers).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Log out all other devices')).toBeDefined();
  expect(screen.queryByText('Add a passkey')).toBeNull();
  expect(answers).toEqual([{ kind: 'cancelled' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(reports).toEqual([]);
});
