import type { ConsoleCustomer } from '@wallet/sandbox/control/consoleView';
import { presets } from '@wallet/sandbox/presets/presetList';
import { AccordionRow, List } from '@wallet/ui/components/List';
import { Button } from '@wallet/ui/components/Button';
import { Card, Section } from '@wallet/ui/components/Card';
import { CopyRow } from '@wallet/ui/components/CopyBox';
import { Select } from '@wallet/ui/components/Select';
import { TextField } from '@wallet/ui/components/TextField';
import { Columns, Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { consoleTexts } from '../console.texts.ts';
import { madeCustomer } from '../control/answers.ts';
import { act } from '../control/controlCall.ts';
import { Newest } from '../Newest.tsx';
import { optionsOf } from '../optionsOf.ts';
import { openSection } from '../useSection.ts';
import { CustomerPanel } from './CustomerPanel.tsx';

const texts = consoleTexts.customers;
const presetOptions = optionsOf(Object.keys(presets));

type CustomersTabProps = {
  /** Those whose phone has what the filter says, the newest first. */
  readonly customers: readonly ConsoleCustomer[];
  readonly filter: string;
};

/** Customers, each with everything that can be set of it; a fresh one in any state. */
export function CustomersTab({ customers, filter }: CustomersTabProps) {
  const [openCustomer, setOpenCustomer] = useState<string | null>(null);
  return (
    <Columns
      aside={<NewCustomer />}
      asideLabel={texts.make}
      after={
        customers.length === 0 ? (
          <Text tone="secondary">{texts.empty}</Text>
        ) : (
          <Newest items={customers}>
            {({ id, username, name, status, addressStatus, hold }) => (
              <AccordionRow
                key={id}
                title={username}
                note={name === '' ? undefined : name}
                value={status}
                valueNote={consoleTexts.sentence([`${texts.addressStatus} ${addressStatus}`, hold ?? ''])}
                open={openCustomer === username}
                onOpenChange={(open) => setOpenCustomer(open ? username : null)}
              >
                <CustomerPanel username={username} />
              </AccordionRow>
            )}
          </Newest>
        )
      }
    >
      <Section title={texts.title}>
        <TextField
          label={texts.filter}
          type="search"
          autoComplete="off"
          value={filter}
          onValueChange={(typed) => openSection('customers', typed)}
        />
      </Section>
    </Columns>
  );
}

function NewCustomer() {
  const [preset, setPreset] = useState('verified');
  const [newest, setNewest] = useState<z.output<typeof madeCustomer> | null>(null);
  const create = async (): Promise<void> => {
    const answer = await act(texts.created, { method: 'POST', path: '/customers', body: { preset } });
    if (answer !== null) setNewest(z.parse(madeCustomer, JSON.parse(answer)));
  };
  return (
    <Section title={texts.make}>
      <Card>
        <Stack>
          <Select label={texts.preset} options={presetOptions} value={preset} onValueChange={setPreset} />
          <Button size="md" onClick={() => void create()}>
            {texts.create}
          </Button>
        </Stack>
      </Card>
      {newest === null ? null : (
        <List>
          <CopyRow label={texts.phone} value={newest.username} copyText={newest.username} />
          <CopyRow label={texts.password} value={newest.password} copyText={newest.password} />
        </List>
      )}
    </Section>
  );
}
