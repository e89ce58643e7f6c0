import { useState } from 'react';
import * as z from 'zod/mini';
import { toHash, type Address } from '../../address.ts';
import { newSecret, webhooks, type Webhook } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action } from '../../parts/Action.tsx';
import { Copy } from '../../parts/Copy.tsx';
import { TextInput } from '../../parts/Fields.tsx';
import { Modal } from '../../parts/Modal.tsx';
import { Empty, PaneHead, Section, State, PolledContent, type Tone } from '../../parts/Section.tsx';
import { Table, type Column } from '../../parts/Table.tsx';
import { formatDateTime } from '../requests/words.ts';
import { Deliveries } from './Deliveries.tsx';

const NEW = 'new';
const LISTEN = 'npx wallet-sandbox listen --forward-to http://localhost:3000';

const getHost = ({ url }: Webhook): string => (url === null ? 'Listener' : new URL(url).host);

/** The state of an endpoint, as text and tone (HOOK-023). */
export function describeState({ active, stopped }: Pick<Webhook, 'active' | 'stopped'>): { readonly tone: Tone; readonly word: string } {
  if (stopped === 'gone') return { tone: 'negative', word: 'Stopped: 410' };
  if (stopped !== null) return { tone: 'negative', word: 'Stopped: nothing was accepted for 3 days' };
  return active ? { tone: 'positive', word: 'On' } : { tone: 'neutral', word: 'Off' };
}

const columns: readonly Column<Webhook>[] = [
  { head: 'Endpoint', cell: getHost, names: true },
  { head: 'Types', cell: ({ events }) => (events.length === 0 ? 'All' : events.join(', ')), grows: true },
  { head: 'State', cell: (hook) => <State tone={describeState(hook).tone}>{describeState(hook).word}</State> },
  { head: 'Last success', cell: ({ lastSuccessAt }) => (lastSuccessAt === null ? 'Never' : formatDateTime(lastSuccessAt)), wide: true },
  { head: 'Waiting', cell: ({ waiting }) => waiting, align: 'end', wide: true },
  { head: 'Failed', cell: ({ failed }) => failed, align: 'end', wide: true },
];

/** Registered webhooks and their deliveries (HOOK-023 to HOOK-025). */
export function EventsSection({ address: { subject } }: { readonly address: Address }) {
  const polled = usePolled(webhooks, '/webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  const open = polled.shown?.find(({ id }) => id === subject);
  const told = (answer: string): void => setSecret(z.parse(newSecret, JSON.parse(answer)).secret);
  const add = (
    <a className="first" href={toHash({ section: 'events', subject: NEW })}>
      Add endpoint
    </a>
  );
  return (
    <Section
      title="Events"
      actions={polled.shown?.length === 0 ? null : add}
      isDetailWide
      list={
        <>
          <PolledContent polled={polled}>
            {(hooks) =>
              hooks.length === 0 ? (
                <Empty title="No endpoint yet. Events are recorded from the first endpoint on.">
                  {add}
                  <span className="row">
                    <code className="code">{LISTEN}</code>
                    <Copy text={LISTEN} of="command" />
                  </span>
                </Empty>
              ) : (
                <Table
                  label="Endpoints"
                  columns={subject === '' ? columns : columns.slice(0, 3)}
                  rows={hooks}
                  keyOf={({ id }) => id}
                  hrefOf={({ id }) => toHash({ section: 'events', subject: id })}
                  selected={subject}
                />
              )
            }
          </PolledContent>
          {secret === null ? null : (
            <Modal title="Copy the secret now. It is not shown again." onClose={() => setSecret(null)}>
              <code className="code">{secret}</code>
              <div className="row">
                <Copy kind="first" text={secret} of="secret" />
                <button type="button" className="plain" onClick={() => setSecret(null)}>
                  Done
                </button>
              </div>
            </Modal>
          )}
        </>
      }
      detail={
        subject === NEW ? (
          <Endpoint key={NEW} hook={null} onSecret={told} />
        ) : open === undefined ? null : (
          <Endpoint key={open.id} hook={open} onSecret={told} />
        )
      }
    />
  );
}

const toList = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function Endpoint({ hook, onSecret }: { readonly hook: Webhook | null; readonly onSecret: (answer: string) => void }) {
  const [url, setUrl] = useState(hook?.url ?? '');
  const [types, setTypes] = useState(hook?.events.join(', ') ?? '');
  const [username, setUsername] = useState(hook?.username ?? '');
  const path = hook === null ? '/webhooks' : `/webhooks/${hook.id}`;
  const body = {
    ...(hook !== null && hook.url === null ? {} : { url }),
    events: toList(types),
    ...(username.trim() === '' ? (hook === null ? {} : { username: null }) : { username: username.trim() }),
  };
  const isListener = hook !== null && hook.url === null;
  return (
    <>
      <PaneHead title={hook === null ? 'New endpoint' : getHost(hook)}>
        {hook === null ? null : <State tone={describeState(hook).tone}>{describeState(hook).word}</State>}
      </PaneHead>
      <div className="padded">
        <div className="form">
          {isListener ? null : <TextInput label="Address" placeholder="http://localhost:3000/hooks" value={url} onValue={setUrl} />}
          <TextInput label="Types" placeholder="order.*, card.added" value={types} onValue={setTypes} hint="Empty: all" />
          <TextInput label="Customer" placeholder="+370…" value={username} onValue={setUsername} hint="Empty: everybody’s events" />
        </div>
        <div className="row">
          {hook === null ? (
            <Action
              label="Add"
              kind="first"
              call={{ method: 'POST', path, body }}
              done="The endpoint was added."
              barred={url === '' ? 'An address is missing' : undefined}
              onDone={(answer) => {
                onSecret(answer);
                location.hash = toHash({ section: 'events' });
              }}
            />
          ) : (
            <>
              <Action label="Save" kind="first" call={{ method: 'PATCH', path, body }} done="Saved." />
              <Action label="Send test event" call={{ method: 'POST', path: `${path}/test` }} done="A test event is on its way." />
              <Action
                label="Rotate secret"
                call={{ method: 'POST', path: `${path}/rotate`, body: {} }}
                done="The secret was rotated."
                asks="The secret of now is good for one more day, beside the new one."
                onDone={onSecret}
              />
              <Action
                label={hook.active ? 'Switch off' : 'Switch on'}
                call={{ method: 'PATCH', path, body: { active: !hook.active } }}
                done="Done."
              />
              <Action
                label="Delete"
                kind="danger"
                call={{ method: 'DELETE', path }}
                done="The endpoint was deleted."
                asks="The endpoint and the log of its deliveries go for good."
                onDone={() => (location.hash = toHash({ section: 'events' }))}
              />
              <span className="quiet">{`Secret ${hook.secretHint}`}</span>
            </>
          )}
        </div>
        {hook === null ? null : <Deliveries webhookId={hook.id} failed={hook.failed} />}
      </div>
    </>
  );
}
