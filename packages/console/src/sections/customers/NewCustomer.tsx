import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { presets, type PresetName } from '@wallet/sandbox/presets/presetList';
import { presetDescriptions } from '@wallet/sandbox/presets/presetDescriptions';
import { useState } from 'react';
import * as z from 'zod/mini';
import { toHash } from '../../address.ts';
import { createdCustomer } from '../../control/answers.ts';
import { Action } from '../../parts/Action.tsx';
import { Copy } from '../../parts/Copy.tsx';
import { TextInput } from '../../parts/Fields.tsx';
import { Empty, DefinitionList, PaneHead } from '../../parts/Section.tsx';
import { SignInAs } from './CustomerPage.tsx';

const PHONE = /^\+\d{8,15}$/;
const isPreset = (word: string): word is PresetName => Object.hasOwn(presets, word);
const names = Object.keys(presets).filter(isPreset);
const orders = { ten: '10 orders', none: 'no orders', large: '100,000 orders' };
const holdings = { all: '9 accounts and instruments', fiat: '2 accounts', none: 'no accounts' };
const readCounts = (name: PresetName): string =>
  name === 'large' ? '2,000 accounts, 100,000 orders' : `${holdings[presets[name].holdings]}, ${orders[presets[name].orders]}`;

/** Creates a customer in any state (OPSC-009). */
export function NewCustomer() {
  const [search, setSearch] = useState('');
  const [preset, setPreset] = useState<PresetName>('verified');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [made, setMade] = useState<z.output<typeof createdCustomer> | null>(null);
  const term = foldForSearch(search);
  const shown = names.filter((word) => foldForSearch(`${word} ${presetDescriptions[word]}`).includes(term));
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  const overrides = name.trim() === '' ? {} : { overrides: { dossier: { personal: { givenName, familyName: rest.join(' ') } } } };
  const isWrongPhone = phone.trim() !== '' && !PHONE.test(phone.trim());
  return (
    <>
      <PaneHead title="New customer" />
      <div className="padded">
        {made === null ? null : (
          <div className="box made" role="status">
            <h4>A customer was made.</h4>
            <DefinitionList
              facts={[
                [
                  'Phone',
                  <>
                    <a href={toHash({ section: 'customers', subject: made.username })}>{made.username}</a>
                    <Copy text={made.username} of="phone" />
                  </>,
                ],
                [
                  'Password',
                  <>
                    <span>{made.password}</span>
                    <Copy text={made.password} of="password" />
                  </>,
                ],
              ]}
            />
            <div className="row">
              <Copy kind="plain" text={`${made.username} ${made.password}`} of="both" label="Copy both" />
              <SignInAs username={made.username} refusal={null} />
            </div>
          </div>
        )}
        <div className="form">
          <TextInput label="Name (optional)" placeholder="Ada Lovelace" value={name} onValue={setName} />
          <TextInput
            label="Phone (optional)"
            placeholder="+37060012345"
            value={phone}
            onValue={setPhone}
            problem={isWrongPhone ? 'A plus and 8 to 15 digits' : undefined}
          />
        </div>
        <TextInput label="Search presets" type="search" value={search} onValue={setSearch} />
        <div className="presets" role="radiogroup" aria-label="Preset">
          {shown.length === 0 ? <Empty title="No preset is like that." /> : null}
          {shown.map((word) => (
            <label key={word} className="preset" data-selected={word === preset ? '' : undefined}>
              <input type="radio" name="preset" value={word} checked={word === preset} onChange={() => setPreset(word)} />
              <span>
                <strong className="mono">{word}</strong> {presetDescriptions[word]}
                <small>{readCounts(word)}</small>
              </span>
            </label>
          ))}
        </div>
        <div className="row sticky-row">
          <Action
            label="Create"
            kind="first"
            call={{
              method: 'POST',
              path: '/customers',
              body: { preset, ...overrides, ...(phone.trim() === '' ? {} : { username: phone.trim() }) },
            }}
            done="A customer was made."
            barred={isWrongPhone ? 'The phone is not one' : undefined}
            onDone={(answer) => setMade(z.parse(createdCustomer, JSON.parse(answer)))}
          />
          <span className="quiet">{preset}</span>
        </div>
      </div>
    </>
  );
}
