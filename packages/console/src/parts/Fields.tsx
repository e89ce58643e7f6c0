import { useId, type ReactNode } from 'react';

type Option = string | { readonly value: string; readonly label: string };
type Common = { readonly label: string; readonly hint?: string | undefined; readonly problem?: string | undefined };

function Field({ id, label, hint, problem, children }: Common & { readonly id: string; readonly children: ReactNode }) {
  return (
    <label className="field" htmlFor={id}>
      <span>{label}</span>
      {children}
      {problem === undefined ? null : <small data-tone="negative">{problem}</small>}
      {hint === undefined || problem !== undefined ? null : <small>{hint}</small>}
    </label>
  );
}

type TextInputProps = Common & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'search' | 'datetime-local';
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'numeric';
  /** Suggestions. Any other value is allowed. */
  readonly words?: readonly string[];
};

export function TextInput({ label, hint, problem, value, onValue, type = 'text', placeholder, inputMode, words }: TextInputProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, problem }}>
      <input
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        list={words === undefined ? undefined : `${id}words`}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={(event) => onValue(event.target.value)}
      />
      {words === undefined ? null : (
        <datalist id={`${id}words`}>
          {words.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

type SelectInputProps = Common & {
  readonly value: string;
  readonly options: readonly Option[];
  readonly onValue: (value: string) => void;
};

export function SelectInput({ label, hint, problem, value, options, onValue }: SelectInputProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, problem }}>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((option) => {
          const { value: key, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={key} value={key}>
              {text}
            </option>
          );
        })}
      </select>
    </Field>
  );
}

type CheckProps = { readonly label: string; readonly checked: boolean; readonly onChecked: (checked: boolean) => void };

export function Check({ label, checked, onChecked }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChecked(event.target.checked)} />
      {label}
    </label>
  );
}
