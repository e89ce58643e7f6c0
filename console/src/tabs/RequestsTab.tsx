import { AccordionRow } from '@wallet/ui/components/List';
import { DetailList } from '@wallet/ui/components/DetailList';
import { Section } from '@wallet/ui/components/Card';
import { TextField } from '@wallet/ui/components/TextField';
import { Text } from '@wallet/ui/foundations/Text';
import { useState } from 'react';
import { consoleTexts } from '../console.texts.ts';
import { requests, type SeenRequest } from '../control/answers.ts';
import { usePolled } from '../control/usePolled.ts';
import { Newest } from '../Newest.tsx';
import { openSection } from '../useSection.ts';

const texts = consoleTexts.requests;

/** What the provider was asked, the newest first. @param username whose requests; '' for everybody's */
export function RequestsTab({ username }: { readonly username: string }) {
  const [path, setPath] = useState('');
  const query = new URLSearchParams({ ...(username === '' ? {} : { username }), ...(path === '' ? {} : { path }) });
  const { shown } = usePolled(requests, `/requests?${query}`);
  return (
    <Section title={texts.title}>
      <TextField label={texts.username} autoComplete="off" value={username} onValueChange={(typed) => openSection('requests', typed)} />
      <TextField label={texts.path} placeholder="/api/v1/" autoComplete="off" value={path} onValueChange={setPath} />
      {shown?.length === 0 ? <Text tone="secondary">{texts.empty}</Text> : null}
      <Newest items={shown ?? []}>
        {(request) => <RequestRow key={`${request.at} ${request.headers['x-request-id'] ?? ''} ${request.path}`} request={request} />}
      </Newest>
    </Section>
  );
}

function RequestRow({ request: { method, path, status, headers, body, at } }: { readonly request: SeenRequest }) {
  const [open, setOpen] = useState(false);
  const details = Object.entries(headers).map(([label, value]) => ({ label, value, long: true }));
  return (
    <AccordionRow title={`${method} ${path}`} note={consoleTexts.moment(at)} value={status} open={open} onOpenChange={setOpen}>
      <DetailList items={[{ label: texts.body, value: JSON.stringify(body, null, 1), long: true }, ...details]} />
    </AccordionRow>
  );
}
