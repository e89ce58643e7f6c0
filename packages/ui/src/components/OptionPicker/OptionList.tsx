import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Field } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { checkIcon, rejectedIcon, searchIcon } from '../../foundations/Icon/icons.ts';
import { type Id, type PickerOption, findOptions } from './findOptions.ts';
import type { OptionPickerProps } from './OptionPicker.tsx';
import type { optionPickerTexts } from './OptionPicker.texts.ts';
import { useFloating, useInteractions, useListNavigation, useRole } from '@floating-ui/react';

type OptionListOptions<Option extends PickerOption<Id>> = {
  readonly options: readonly Option[];
  readonly value: Option['value'] | null;
  readonly onPick: (value: Option['value']) => void;
};

const PAGE_SIZE = 8;
/** As many options are seen at a glance: the search field appears with the first letter that is typed. */
const FEW_OPTIONS = 5;

/**
 * Behaviour of a searchable list (ARIA combobox with listbox). The focus stays in the search field and `aria-activedescendant` points to
 * the active option. On a touch screen the list has the focus, because the on-screen keyboard would cover it (D-APP-14). Floating UI names
 * the parts and moves through the options, but leaves Home, End and the Page keys to us.
 */
function useOptionList<Option extends PickerOption<Id>>({ options, value, onPick }: OptionListOptions<Option>) {
  const id = useId();
  const [search, setSearch] = useState('');
  const matches = findOptions(options, search);
  const [initial] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const [active, setActive] = useState<number | null>(initial);
  const activeIndex = matches.length === 0 ? null : active;
  const elements = useRef<(HTMLElement | null)[]>([]);
  const {
    context,
    refs,
    elements: { domReference: input, floating: list },
  } = useFloating<HTMLInputElement>({ open: true });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      selectedIndex: initial,
      onNavigate: setActive,
      virtual: true,
      loop: true,
      focusItemOnHover: false,
      disabledIndices: [], // disabled options can still be reached, because their note gives the reason
    }),
  ]);

  useEffect(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? list : input)?.focus({ preventScroll: true });
  }, [input, list]);

  const searchFor = (text: string): void => {
    setSearch(text);
    setActive(0);
  };
  const pick = (option: Option | undefined): void => {
    if (option && !option.disabled) onPick(option.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
    if (isShortcut) return;
    const [from, last] = [activeIndex ?? 0, matches.length - 1];
    const jumps: Partial<Record<string, number>> = {
      Home: 0,
      End: last,
      PageDown: Math.min(last, from + PAGE_SIZE),
      PageUp: Math.max(0, from - PAGE_SIZE),
    };
    const target = jumps[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') pick(matches[from]);
    else {
      if (event.key.length === 1 && event.target === list) input?.focus(); // type-ahead: the character goes to the search field
      return;
    }
    event.preventDefault();
  };
  return {
    found: matches,
    search,
    searchFor,
    inputProps: { ...getReferenceProps({ onKeyDown }), ref: refs.setReference },
    listProps: {
      ...getFloatingProps({ onKeyDown }),
      ref: refs.setFloating,
      tabIndex: -1,
      'aria-activedescendant': activeIndex === null ? undefined : `${id}-${activeIndex}`,
    },
    optionProps: (option: Option, index: number) => ({
      ...getItemProps({ selected: option.value === value, onClick: () => pick(option) }),
      ref: (element: HTMLElement | null): void => {
        elements.current[index] = element;
        elements.current.length = matches.length;
      },
      id: `${id}-${index}`,
      'aria-disabled': option.disabled,
      'data-active': index === activeIndex || undefined,
    }),
  };
}

type OptionListProps<Option extends PickerOption<Id>> = Pick<OptionPickerProps<Option>, 'label' | 'options' | 'value' | 'onValueChange'> & {
  readonly renderMark?: OptionPickerProps<Option>['renderMark'] | undefined;
  readonly words: Omit<typeof optionPickerTexts, symbol>;
  readonly onPicked: () => void;
};

/** The search field and list of a picker. Mounted on opening, so the search always starts empty. */
export function OptionList<Option extends PickerOption<Id>>({
  label,
  options,
  value,
  onValueChange,
  renderMark,
  words,
  onPicked,
}: OptionListProps<Option>) {
  const onPick = (picked: Option['value']): void => {
    onValueChange(picked);
    onPicked();
  };
  const { found, search, searchFor, inputProps, listProps, optionProps } = useOptionList({ options, value, onPick });
  const isFound = found.length > 0;
  return (
    <>
      <Field label={words.search} labelHidden className={options.length <= FEW_OPTIONS && search === '' ? 'search quiet' : 'search'}>
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
          <Fragment key={option.value}>
            {/* Results of a search are one list sorted by relevance, without the names of groups. */}
            {search === '' && option.group && option.group !== found[index - 1]?.group && <li role="presentation">{option.group}</li>}
            <li {...optionProps(option, index)}>
              {renderMark?.(option)}
              <span data-part="text">
                {option.label}
                {option.note && <small>{option.note}</small>}
              </span>
              {option.value === value && <Icon glyph={checkIcon} />}
            </li>
          </Fragment>
        ))}
      </ul>
      <output className={isFound ? 'quiet' : 'state'}>
        {isFound ? search !== '' && words.found({ count: found.length }) : words.nothing}
      </output>
    </>
  );
}
