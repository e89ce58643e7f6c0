import { EmptyState } from '@wallet/ui/components/EmptyState';
import { CopyRow } from '@wallet/ui/components/CopyBox';
import { Link } from '@wallet/ui/components/Link';
import { Section } from '@wallet/ui/components/Card';
import { TextField } from '@wallet/ui/components/TextField';
import { mailIcon } from '@wallet/ui/foundations/Icon';
import { LiveRegion } from '@wallet/ui/foundations/LiveRegion';
import { Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import { useState } from 'react';
import { consoleTexts } from '../console.texts.ts';
import { messages, type Message } from '../control/answers.ts';
import { usePolled } from '../control/usePolled.ts';
import { Newest } from '../Newest.tsx';

const texts = consoleTexts.inbox;
const channels: Readonly<Record<string, string>> = texts.channels;
const link = /https?:\/\/[^\s"<>]+/;

/** Texts, calls and e-mails of everybody as they are sent, with their codes. @param filter a part of any of their words, to begin with */
export function InboxTab({ filter }: { readonly filter: string }) {
  const { shown } = usePolled(messages, '/messages');
  const [typed, setTyped] = useState(filter);
  const term = typed.trim().toLowerCase();
  const matches = shown?.filter(({ to, subject, body }) => `${to} ${subject ?? ''} ${body}`.toLowerCase().includes(term)) ?? [];
  const [newest] = matches;
  return (
    <Section title={texts.title}>
      <TextField label={texts.filter} value={typed} onValueChange={setTyped} autoComplete="off" />
      {shown !== null && matches.length === 0 ? (
        <EmptyState icon={mailIcon} title={shown.length === 0 ? texts.empty : texts.nothing} />
      ) : null}
      <Newest items={matches}>{(message) => <MessageRow key={message.id} message={message} />}</Newest>
      <LiveRegion>{newest === undefined ? '' : texts.arrived(newest.to, newest.code)}</LiveRegion>
    </Section>
  );
}

function MessageRow({ message: { channel, to, subject, body, code, sentAt } }: { readonly message: Message }) {
  const [address] = link.exec(body) ?? [];
  const value = (
    <Stack as="span" gap={4} align="start">
      {code}
      <Text as="span" type="body-sm" tone={code === null ? 'primary' : 'secondary'}>
        {body}
      </Text>
      {address === undefined ? null : (
        <Link variant="standalone" href={address} target="_blank">
          {texts.open}
        </Link>
      )}
    </Stack>
  );
  const label = consoleTexts.sentence([texts.to(channels[channel] ?? channel, to), subject ?? '', consoleTexts.moment(sentAt)]);
  return <CopyRow label={label} value={value} copyText={code ?? address ?? body} />;
}
