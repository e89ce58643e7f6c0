import type { ReactNode } from 'react';
import { Field } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon, rejectedIcon, searchIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import type { PickerOption } from './findOptions.ts';
import type { OptionPickerProps } from './OptionPicker.tsx';
import type { optionPickerTexts } from './OptionPicker.texts.ts';
import { useOptionList } from './useOptionList.ts';

type OptionListProps<Option extends PickerOption> = Pick<
  OptionPickerProps<Option>,
  'label' | 'options' | 'value' | 'onValueChange' | 'renderMark'
> & {
  readonly words: Omit<typeof optionPickerTexts, symbol>;
  readonly onPicked: () => void;
};

/** The search field and list of a picker. Mounted on opening, so the search always starts empty. */
export function OptionList<Option extends PickerOption>({
  label,
  options,
  value,
  onValueChange,
  renderMark,
  words,
  onPicked,
}: OptionListProps<Option>) {
  const onPick = (picked: string): void => {
    onValueChange(picked);
    onPicked();
  };
  const { found, search, searchFor, inputProps, listProps, optionProps } = useOptionList({ options, value, onPick });
  return (
    <>
      <Field label={words.search} labelHidden className="search">
        {(control) => (
          <div data-part="box">
            <Icon glyph={searchIcon} />
            <input
              {...control}
              {...inputProps}
              type="text"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              value={search}
              onChange={(event) => searchFor(event.currentTarget.value)}
            />
            {search === '' ? null : (
              <FieldButton aria-label={words.clear} onClick={() => searchFor('')}>
                <Icon glyph={rejectedIcon} />
              </FieldButton>
            )}
          </div>
        )}
      </Field>
      <ul {...listProps} aria-label={label}>
        {found.map((option, index) => (
          <Row key={option.value} option={option} heading={startsGroup(found, index, search)}>
            <li {...optionProps(option, index)}>
              {renderMark?.(option)}
              <span data-part="text">
                {option.label}
                {option.note === undefined ? null : <small>{option.note}</small>}
              </span>
              {option.value === value ? <Icon glyph={checkIcon} /> : null}
            </li>
          </Row>
        ))}
      </ul>
      <LiveRegion>{search === '' || found.length === 0 ? null : words.found(found.length)}</LiveRegion>
      {found.length === 0 ? <output data-part="state">{words.nothing}</output> : null}
    </>
  );
}

type RowProps = { readonly option: PickerOption; readonly heading: boolean; readonly children: ReactNode };

function Row({ option, heading, children }: RowProps) {
  return (
    <>
      {heading ? <li role="presentation">{option.group}</li> : null}
      {children}
    </>
  );
}

/** Search results form one list sorted by relevance, so group names appear only in the unfiltered list. */
function startsGroup(options: readonly PickerOption[], index: number, search: string): boolean {
  const group = options[index]?.group;
  return search === '' && group !== undefined && group !== options[index - 1]?.group;
}
