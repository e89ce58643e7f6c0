import { Button } from '@wallet/ui/components/Button';
import { Card, Section } from '@wallet/ui/components/Card';
import { DetailList } from '@wallet/ui/components/DetailList';
import { Link } from '@wallet/ui/components/Link';
import { Notice } from '@wallet/ui/components/Notice';
import { TextField } from '@wallet/ui/components/TextField';
import { Columns, Inline, Stack } from '@wallet/ui/foundations/Layout';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { consoleTexts } from '../console.texts.ts';
import { ledger, type Ledger } from '../control/answers.ts';
import { act, request } from '../control/controlCall.ts';

const texts = consoleTexts.provider;

/** The provider's clock and its ledger. @param now of the clock, null while it is asked for the first time */
export function ProviderTab({ now }: { readonly now: string | null }) {
  return (
    <Columns aside={<LedgerCheck />} asideLabel={texts.ledger}>
      <Section title={texts.clock}>
        <Card>
          <Clock now={now} />
        </Card>
      </Section>
      <Link href="/sandbox/openapi">{texts.contract}</Link>
    </Columns>
  );
}

const move = (advanceSeconds: number): Promise<string | null> =>
  act(texts.moved, { method: 'POST', path: '/clock', body: { advanceSeconds } });

function Clock({ now }: { readonly now: string | null }) {
  const [seconds, setSeconds] = useState('600');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void move(Number(seconds));
  };
  return (
    <Stack>
      <DetailList items={[{ label: texts.now, value: now === null ? consoleTexts.loading : consoleTexts.moment(now) }]} />
      <Inline>
        {texts.steps.map((step) => (
          <Button key={step.label} size="md" variant="secondary" onClick={() => void move(step.seconds)}>
            {step.label}
          </Button>
        ))}
      </Inline>
      <Stack as="form" onSubmit={submit}>
        <TextField label={texts.seconds} hint={texts.forward} inputMode="numeric" value={seconds} onValueChange={setSeconds} />
        <Button type="submit" size="md">
          {texts.move}
        </Button>
      </Stack>
    </Stack>
  );
}

function LedgerCheck() {
  const [checked, setChecked] = useState<Ledger | null>(null);
  const check = async (): Promise<void> => {
    const { text } = await request({ path: '/ledger/check' });
    setChecked(z.parse(ledger, JSON.parse(text)));
  };
  return (
    <Section title={texts.ledger}>
      <Card>
        <Stack>
          {checked === null ? null : (
            <>
              <Notice
                kind={checked.balanced ? 'positive' : 'negative'}
                title={checked.balanced ? texts.balances : texts.broken}
                live="polite"
              >
                {checked.problems?.join(', ')}
              </Notice>
              <DetailList
                items={[
                  { label: texts.postings, value: checked.postings },
                  { label: texts.accounts, value: checked.accounts },
                ]}
              />
            </>
          )}
          <Button variant="secondary" size="md" onClick={() => void check()}>
            {texts.check}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
