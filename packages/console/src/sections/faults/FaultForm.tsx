import { endpoints } from '@wallet/contract/registry';
import { useState } from 'react';
import { customerList } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action } from '../../parts/Action.tsx';
import { SelectInput, TextInput } from '../../parts/Fields.tsx';
import { describeFault, emptyFault, buildFault, templates, type TypedFault } from './templates.ts';

const everyCall = { value: '', label: 'By the path below' };
const calls = endpoints.map(({ id, method, path, root }) => ({
  value: id,
  label: `${id} ${method.toUpperCase()} ${root === true ? path : `/api/v1${path}`}`,
}));
const kinds = [
  { value: 'status', label: 'Answers a status' },
  { value: 'garbage', label: 'Answers garbage' },
  { value: 'delay', label: 'Answers late' },
  { value: 'drop', label: 'Drops the connection' },
];
const methods = [{ value: '', label: 'Any' }, 'GET', 'POST', 'PUT', 'DELETE'];

/** Which requests match, what happens to them and how often. A template fills in the form. */
export function FaultForm() {
  const [typed, setTyped] = useState<TypedFault>(emptyFault);
  const people = usePolled(customerList, '/customers?').shown?.customers ?? [];
  const set = (member: keyof TypedFault) => (value: string) => setTyped({ ...typed, [member]: value });
  const chooseCall = (id: string): void => {
    const endpoint = endpoints.find((call) => call.id === id);
    if (endpoint === undefined) return;
    const path = (endpoint.root === true ? endpoint.path : `/api/v1${endpoint.path}`).replaceAll(/\{\w+\}/g, '*');
    setTyped({ ...typed, path, method: endpoint.method.toUpperCase() });
  };
  return (
    <div className="padded">
      <div className="box">
        <h3>Templates</h3>
        <div className="row">
          {templates.map(({ label, values }) => (
            <button key={label} type="button" className="plain" onClick={() => setTyped({ ...typed, headers: '', ...values })}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className="box" role="group" aria-label="Inject a fault">
        <h3>Inject a fault</h3>
        <div className="form">
          <SelectInput label="Call" options={[everyCall, ...calls]} value="" onValue={chooseCall} />
          <TextInput label="Path" value={typed.path} onValue={set('path')} hint="As asked, a prefix or a pattern with *" />
          <SelectInput label="Method" options={methods} value={typed.method} onValue={set('method')} />
          <TextInput
            label="Customer"
            value={typed.username}
            onValue={set('username')}
            words={people.map(({ username }) => username)}
            hint="Empty: everybody, so no other test should run"
          />
          <SelectInput label="What happens" options={kinds} value={typed.kind} onValue={set('kind')} />
          {typed.kind === 'status' ? <TextInput label="Status" inputMode="numeric" value={typed.status} onValue={set('status')} /> : null}
          {typed.kind === 'delay' ? (
            <TextInput label="Delay, ms" inputMode="numeric" value={typed.delayMs} onValue={set('delayMs')} />
          ) : null}
          {typed.kind === 'status' ? (
            <TextInput label="Retry-After, s" inputMode="numeric" value={typed.headers} onValue={set('headers')} hint="Empty: none" />
          ) : null}
          <TextInput
            label="How often"
            inputMode="numeric"
            value={typed.times}
            onValue={set('times')}
            hint="0: until cleared, an hour at most"
          />
        </div>
        <p className="will">{describeFault(typed)}</p>
        <div className="row">
          <Action
            label="Inject"
            kind="first"
            call={{ method: 'POST', path: '/faults', body: buildFault(typed) }}
            done="The provider will do that."
          />
        </div>
      </div>
    </div>
  );
}
