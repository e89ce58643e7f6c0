import { Button } from '@wallet/ui/components/Button';
import { Card, Section } from '@wallet/ui/components/Card';
import { Select } from '@wallet/ui/components/Select';
import { TextField } from '@wallet/ui/components/TextField';
import { Stack } from '@wallet/ui/foundations/Layout';
import { useState, type FormEvent } from 'react';
import { consoleTexts } from '../console.texts.ts';
import { act } from '../control/controlCall.ts';
import { optionsOf } from '../optionsOf.ts';

const texts = consoleTexts.faults;
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
const methods = optionsOf([texts.any, 'GET', 'POST', 'PUT', 'DELETE']);
const beginning = {
  path: '/api/v1/',
  method: texts.any as string,
  username: '',
  kind: 'status',
  status: '500',
  delayMs: '5000',
  times: '1',
};
type Typed = typeof beginning;

/** What the provider does in place of its answer, or before it. */
function effectOf({ kind, status, delayMs }: Typed): object {
  switch (kind) {
    case 'garbage':
      return { status: 200, body: '<html>' };
    case 'delay':
      return { delayMs: Number(delayMs) };
    case 'drop':
      return { drop: true };
    default:
      return { status: Number(status) };
  }
}

function faultOf(typed: Typed): object {
  const { path, method, username, times } = typed;
  const match = { path, ...(method === texts.any ? {} : { method }), ...(username.trim() === '' ? {} : { username: username.trim() }) };
  return { match, ...effectOf(typed), times: Number(times) };
}

/** Injects a fault: which requests it meets, what happens to them and how often. */
export function FaultForm() {
  const [typed, setTyped] = useState(beginning);
  const set = (member: keyof Typed) => (value: string) => setTyped({ ...typed, [member]: value });
  const field = (member: Exclude<keyof Typed, 'kind' | 'method'>) =>
    ({ label: texts[member], value: typed[member], onValueChange: set(member), autoComplete: 'off' }) as const;
  const inject = (event: FormEvent): void => {
    event.preventDefault();
    void act(texts.added, { method: 'POST', path: '/faults', body: faultOf(typed) });
  };
  return (
    <Section title={texts.inject}>
      <Card>
        <Stack as="form" onSubmit={inject}>
          <TextField {...field('path')} hint={texts.pathHint} />
          <Select label={texts.method} options={methods} value={typed.method} onValueChange={set('method')} />
          <TextField {...field('username')} hint={texts.usernameHint} />
          <Select label={texts.kind} options={kinds} value={typed.kind} onValueChange={set('kind')} />
          {typed.kind === 'status' ? <TextField {...field('status')} inputMode="numeric" /> : null}
          {typed.kind === 'delay' ? <TextField {...field('delayMs')} inputMode="numeric" /> : null}
          <TextField {...field('times')} hint={texts.timesHint} inputMode="numeric" />
          <Button type="submit" size="md">
            {texts.add}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
