import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import { cardStatuses, holds, ibanStates, tariffs } from '@wallet/sandbox/control/customerSchema';
import { Button } from '@wallet/ui/components/Button';
import { Select } from '@wallet/ui/components/Select';
import { Switch } from '@wallet/ui/components/Checkbox';
import { Columns, Inline } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { consoleTexts } from '../console.texts.ts';
import { customer as customerSchema, type Customer } from '../control/answers.ts';
import { act } from '../control/controlCall.ts';
import { usePolled } from '../control/usePolled.ts';
import { optionsOf } from '../optionsOf.ts';
import { openSection } from '../useSection.ts';
import { CustomerMoney } from './CustomerMoney.tsx';

const texts = consoleTexts.customers;

/** What is chosen from a list of words, in the order in which it is shown. */
const choices = {
  status: optionsOf(userStatuses),
  addressStatus: optionsOf(addressStatuses),
  iban: optionsOf(ibanStates),
  tariff: optionsOf(tariffs),
  hold: optionsOf([consoleTexts.none, ...holds]),
};
const members = ['status', 'addressStatus', 'iban', 'tariff', 'hold'] as const;
const cardOptions = optionsOf(cardStatuses);

/** Everything of one customer that can be set, each by one choice. */
export function CustomerPanel({ username }: { readonly username: string }) {
  const path = `/customers/${encodeURIComponent(username)}`;
  const { shown } = usePolled(customerSchema, path, 'PATCH');
  if (shown === null) return <Text tone="secondary">{consoleTexts.loading}</Text>;
  const set = (body: Partial<Record<keyof Customer, unknown>>, what: string, value: string): void =>
    void act(texts.changed(what, value), { method: 'PATCH', path, body });
  return (
    <Columns aside={<CustomerMoney username={username} path={path} balances={shown.balances} />} asideLabel={texts.balances}>
      {members.map((member) => (
        <Select
          key={member}
          label={texts[member]}
          options={choices[member]}
          value={shown[member] ?? consoleTexts.none}
          onValueChange={(value) =>
            set({ [member]: member === 'hold' && value === consoleTexts.none ? null : value }, texts[member], value)
          }
        />
      ))}
      <Switch
        label={texts.travelRule}
        checked={shown.travelRuleEnabled}
        onCheckedChange={(checked) => set({ travelRuleEnabled: checked }, texts.travelRule, String(checked))}
      />
      {shown.cards.map(({ id, name, numberFormatted, status }) => (
        <Select
          key={id}
          label={texts.card(name, numberFormatted)}
          options={cardOptions}
          value={status}
          onValueChange={(value) =>
            void act(texts.changed(name, value), { method: 'PATCH', path: `/cards/${id}`, body: { status: value } })
          }
        />
      ))}
      <Inline>
        <Expire username={username} label={texts.expireAccess} body={{ access: true }} />
        <Expire username={username} label={texts.endSessions} body={{}} />
        <Button size="sm" variant="quiet" onClick={() => openSection('inbox', username)}>
          {texts.messages}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => openSection('requests', username)}>
          {texts.requests}
        </Button>
      </Inline>
    </Columns>
  );
}

function Expire({ username, label, body }: { readonly username: string; readonly label: string; readonly body: object }) {
  const path = `/sessions/${encodeURIComponent(username)}/expire`;
  return (
    <Button size="sm" variant="secondary" onClick={() => void act(texts.expired, { method: 'POST', path, body })}>
      {label}
    </Button>
  );
}
