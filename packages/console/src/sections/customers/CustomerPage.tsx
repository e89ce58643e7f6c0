/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import * as z from 'zod/mini';
import { toHash } from '../../address.ts';
import { signInLink, fullCustomer, type Account, type Customer } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action } from '../../parts/Action.tsx';
import { Copy } from '../../parts/Copy.tsx';
import { DefinitionList, PaneHead, State, PolledContent } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { formatDateTime } from '../requests/words.ts';
import { CustomerLists } from './CustomerLists.tsx';
import { CardStates, StateForm } from './StateForm.tsx';
import { MoneyForms } from './MoneyForms.tsx';
import { PayeeDirectory, TransferForm } from './TransferForm.tsx';
import { TransferStates } from './TransferStates.tsx';
import { getCustomerTone, getLabel } from './words.ts';

const toPath = (username: string): string => `/customers/${encodeURIComponent(username)}`;

/** All data of a customer and all settings for them (OPSC-006). @param now the provider's time, or null until it is known */
export function CustomerPage({ username, now }: { readonly username: string; readonly now: string | null }) {
  const polled = usePolled(fullCustomer, toPath(username));
  const { shown } = polled;
  return (
    <>
      <PaneHead title={shown === null ? username : shown.name === '' ? username : shown.name}>
        {shown === null ? null : <SignInAs username={username} refusal={shown.signInRefusal} />}
      </PaneHead>
      <div className="padded">
        <PolledContent polled={polled}>{(customer) => <Page customer={customer} now={now} />}</PolledContent>
      </div>
    </>
  );
}

function openLink(answer: string): void {
  // Without an opener, because a tab with one starts with a copy of this tab's session storage.
  window.open(z.parse(signInLink, JSON.parse(answer)).url, '_blank', 'noopener');
}

/** Opens the app as the customer, with a one-time link (OPSC-007). */
export function SignInAs({ username, refusal }: { readonly username: string; readonly refusal: Customer['signInRefusal'] }) {
  return (
    <>
      {refusal === null ? null : <span className="quiet">{`${refusal.message} (${refusal.code})`}</span>}
      <Action
        label="Sign in as"
        kind="first"
        call={{ method: 'POST', path: `${toPath(username)}/sign-in-link` }}
        done="The app opens in a new tab."
        barred={refusal?.message}
        onDone={openLink}
      />
    </>
  );
}

const addCopyButton = (value: string, of: string) => (
  <>
    <span>{value}</span>
    <Copy text={value} of={of} />
  </>
);

function Page({ customer, now }: { readonly customer: Customer; readonly now: string | null }) {
  const { username, name, password, email, uuid, status, hold, ibanNumber, tariff, createdAt, referral, signInRefusal } = customer;
  return (
    <>
      <div className="cards">
        <div className="box">
          <h4>Who it is</h4>
          <DefinitionList
            facts={[
              name === '' ? null : ['Name', addCopyButton(name, 'name')],
              ['Phone', addCopyButton(username, 'phone')],
              [
                'Password',
                password === null ? (
                  <span key="password" className="quiet">
                    set by the customer
                  </span>
                ) : (
                  addCopyButton(password, 'password')
                ),
              ],
              email === '' ? null : ['E-mail', addCopyButton(email, 'e-mail')],
              ['uuid', addCopyButton(uuid, 'uuid')],
              ['State', <State key="state" tone={getCustomerTone(customer)}>{`${getLabel(hold ?? status)} (${hold ?? status})`}</State>],
              ibanNumber === null ? null : ['IBAN', addCopyButton(ibanNumber, 'IBAN')],
              ['Plan', tariff],
              ['Since', formatDateTime(createdAt)],
              referral.inviteCode === null ? null : ['Invite code', addCopyButton(referral.inviteCode, 'invite code')],
              signInRefusal === null ? null : ['Signing in', `${signInRefusal.message} (${signInRefusal.code})`],
            ]}
          />
        </div>
        <StateForm key={username} customer={customer} />
      </div>
      <Accounts accounts={customer.accounts} />
      <MoneyForms customer={customer} />
      <TransferForm key={username} customer={customer} />
      <TransferStates key={`states of ${username}`} customer={customer} now={now} />
      <PayeeDirectory payees={customer.payees} />
      <div className="cards">
        <CardStates cards={customer.cards} />
        <Sessions customer={customer} />
      </div>
      <CustomerLists username={username} email={email} />
    </>
  );
}

const groups: readonly { readonly title: string; readonly has: (account: Account) => boolean }[] = [
  { title: 'Fiat', has: ({ type }) => type === 'fiat' },
  { title: 'Crypto', has: ({ type }) => type === 'crypto' },
  { title: 'Stablecoins', has: ({ type }) => type === 'stablecoin' },
  { title: 'Others', has: ({ type }) => !['fiat', 'crypto', 'stablecoin'].includes(type) },
];

function Accounts({ accounts }: { readonly accounts: readonly Account[] }) {
  const shown = groups.map(({ title, has }) => ({ title, rows: accounts.filter(has) })).filter(({ rows }) => rows.length > 0);
  return (
    <div className="box">
      <h4>Accounts</h4>
      {shown.length === 0 ? <p className="quiet">No account yet.</p> : null}
      <div className="cards">
        {shown.map(({ title, rows }) => (
          <Table
            key={title}
            label={`${title} accounts`}
            rows={rows}
            keyOf={({ id }) => String(id)}
            columns={[
              { head: title, cell: ({ name }) => name, grows: true },
              { head: 'Currency', cell: ({ currency }) => currency },
              { head: 'Available', cell: ({ available }) => available, align: 'end' },
              {
                head: 'Account id',
                cell: ({ id }) => (
                  <>
                    {id} <Copy text={String(id)} of={`id of account ${id}`} />
                  </>
                ),
                align: 'end',
              },
            ]}
          />
        ))}
      </div>
    </div>
  );
}

function Sessions({ customer: { username, sessions } }: { readonly customer: Customer }) {
  const path = `/sessions/${encodeURIComponent(username)}/expire`;
  const done = 'The tokens held now stop working.';
  return (
    <div className="box">
      <h4>Sessions</h4>
      {sessions.length === 0 ? (
        <p className="quiet">Nobody is signed in.</p>
      ) : (
        <Table
          label="Sessions"
          rows={sessions}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Device', cell: ({ device }) => (device === '' ? 'Not named' : device), grows: true },
            { head: 'By', cell: ({ method }) => method },
            { head: 'Last used', cell: ({ lastUsedAt }) => formatDateTime(lastUsedAt) },
          ]}
        />
      )}
      <div className="row">
        <Action label="Expire access token" call={{ method: 'POST', path, body: { access: true } }} done={done} />
        <Action label="End all sessions" kind="danger" call={{ method: 'POST', path, body: {} }} done={done} />
        <a href={toHash({ section: 'requests', filters: { username } })}>Requests</a>
      </div>
    </div>
  );
}
