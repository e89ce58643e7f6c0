import { Button } from '@wallet/ui/components/Button';
import { DetailList } from '@wallet/ui/components/DetailList';
import { Section } from '@wallet/ui/components/Card';
import { SegmentedControl } from '@wallet/ui/components/SegmentedControl';
import { Select } from '@wallet/ui/components/Select';
import { TextField } from '@wallet/ui/components/TextField';
import { Stack } from '@wallet/ui/foundations/Layout';
import { useState } from 'react';
import { consoleTexts } from '../console.texts.ts';
import { act } from '../control/controlCall.ts';
import { optionsOf } from '../optionsOf.ts';

const texts = consoleTexts.customers;
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

type CustomerMoneyProps = {
  readonly username: string;
  readonly path: string;
  /** Decimal strings by currency. */
  readonly balances: Readonly<Record<string, string>>;
};

/** What a customer holds, and how it becomes more or less: a balance is set, or money arrives from outside. */
export function CustomerMoney({ username, path, balances }: CustomerMoneyProps) {
  const [currency, setCurrency] = useState('EUR');
  const [amount, setAmount] = useState('');
  const [kind, setKind] = useState('sepa');
  // The provider names the accounts with the first one last.
  const holdings = Object.entries(balances).toReversed();
  const setBalance = (): void =>
    void act(texts.changed(currency, amount), { method: 'PATCH', path, body: { balances: { [currency]: amount } } });
  const deposit = (): void => void act(texts.deposited, { method: 'POST', path: '/deposits', body: { username, currency, amount, kind } });
  return (
    <Stack>
      <Section title={texts.balances}>
        <DetailList variant="compact" items={holdings.map(([label, value]) => ({ label, value }))} />
      </Section>
      <Select
        label={texts.currency}
        options={optionsOf([...new Set(['EUR', 'USD', ...holdings.map(([code]) => code)])])}
        value={currency}
        onValueChange={setCurrency}
      />
      <TextField label={texts.amount} inputMode="decimal" autoComplete="off" value={amount} onValueChange={setAmount} />
      <Button size="md" variant="secondary" onClick={setBalance}>
        {texts.setBalance}
      </Button>
      <SegmentedControl label={texts.kind} items={kinds} value={kind} onValueChange={setKind} />
      <Button size="md" variant="secondary" onClick={deposit}>
        {texts.deposit}
      </Button>
    </Stack>
  );
}
