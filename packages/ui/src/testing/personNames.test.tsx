import { fireEvent, screen } from '@testing-library/react';
import { money } from '@wallet/core/money/money';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { TransferAsset } from '../patterns/transfer/Transfer.types.ts';
import { emptyParticipant } from '../screens/travel-rule/participant/emptyParticipant.ts';
import { SenderScreen } from '../screens/travel-rule/SenderScreen.tsx';
import { address, ReviewedSend, Send } from './quotedSends.tsx';
import { renderWithInMemoryStyles, setUpPage } from './renderSample.tsx';
import { noop } from './Sample.ts';

setUpPage();

const checkName = (name: string) => (name.length < 2 ? 'At least two letters' : undefined);
const done = async () => ({ kind: 'done' }) as const;
const amount = money('5', 'ETH', 8);
const asset: TransferAsset = { code: 'ETH', lower: amount, upper: amount, feeAllowance: amount, needsBeneficiary: true, isSendable: true };
const own = { name: 'Jean-Luc', legalId: '', country: 'FRA', town: '', dateOfBirth: '', countryName: 'France', isCompany: false };
const sends = { currency: { currencyCode: 'ETH', decimals: 8 }, text: '1', onQuote: noop };
const beneficiary = { name: 'beneficiary', draft: emptyParticipant, issues: {}, amount, address } as const;

it.each<[string, string, () => ReactElement]>([
  ['a send', 'Beneficiary name', () => <Send {...sends} host={{ checkName, page: { kind: 'ready', content: asset } }} />],
  ['its fee under the travel rule', 'Beneficiary name', () => <ReviewedSend {...sends} host={{ checkName }} />],
  ['a beneficiary', 'Beneficiary name', () => <ReviewedSend {...sends} host={{ checkName, step: beneficiary }} />],
  [
    'a sender',
    'Sender name',
    () => (
      <SenderScreen
        page={{ kind: 'ready', content: { amount, date: '1 May', own, today: '2026-01-01', isReviewed: false } }}
        vasps={{ kind: 'loading' }}
        onSubmit={done}
        onBack={noop}
        homeHref="#home"
        checkName={checkName}
      />
    ),
  ],
])('%s takes the names that its product takes (LIB-024, TRS-014)', async (_, label, renderHost) => {
  renderWithInMemoryStyles(renderHost());
  const field = await screen.findByLabelText(label);
  for (const [name, isRefused] of [
    ['X', true],
    ['Jean-Luc & Fils', false],
  ] as const) {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.blur(field);
    expect(screen.queryByText('At least two letters') !== null).toBe(isRefused);
    expect(field.getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
  }
});
