import { useState } from 'react';
import { areShortcutsEnabled, sectionKeys, setShortcutsEnabled } from './keys.ts';
import { Check } from './parts/Fields.tsx';
import { Modal } from './parts/Modal.tsx';

const names: Readonly<Record<string, string>> = { waiting: 'In progress', provider: 'Clock and ledger' };
const keys = [
  ['/', 'Search'],
  ['j, k', 'Next and previous row'],
  ['Enter', 'Open the row'],
  ['Esc', 'Close what is open'],
  ...Object.entries(sectionKeys).map(([letter, section]) => [
    `g ${letter}`,
    names[section] ?? section.replace(/^./, (first) => first.toUpperCase()),
  ]),
  ['?', 'This list'],
];

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsEnabled);
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="facts">
        {keys.map(([key, what]) => (
          <div key={key} className="fact">
            <dt className="mono">{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Check
        label="Keys are on"
        checked={on}
        onChecked={(checked) => {
          setShortcutsEnabled(checked);
          setOn(checked);
        }}
      />
      <div className="row">
        <button type="button" className="plain" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  );
}
