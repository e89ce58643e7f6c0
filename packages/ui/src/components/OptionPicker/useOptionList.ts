import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { findOptions, type PickerOption } from './findOptions.ts';

type OptionListOptions<Option extends PickerOption> = {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onPick: (value: string) => void;
};

/**
 * The behaviour of a searched list (ARIA combobox with listbox): the focus stays in the search field, the active option is told by
 * `aria-activedescendant`. On a touch screen the list has the focus, because a keyboard that pops up would hide it (D-APP-14).
 */
export function useOptionList<Option extends PickerOption>({ options, value, onPick }: OptionListOptions<Option>) {
  const [search, setSearch] = useState('');
  const found = findOptions(options, search);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? list : input).current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const searchFor = (text: string): void => {
    setSearch(text);
    setActive(0);
  };
  const pick = (index: number): void => {
    const option = found[index];
    if (option && !option.disabled) onPick(option.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const next = moved(event.key, active, found.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick(active);
    } else if (event.key.length === 1 && event.target === list.current) {
      input.current?.focus(); // typing finds: the character lands in the search field
    }
  };
  const pressRow = (event: MouseEvent): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (row) pick(Number(row.dataset['index']));
  };
  const focusable = { 'aria-activedescendant': found.length > 0 ? optionId(active) : undefined, onKeyDown };
  return {
    found,
    search,
    searchFor,
    inputProps: {
      ...focusable,
      ref: input,
      role: 'combobox',
      'aria-expanded': true,
      'aria-autocomplete': 'list',
      'aria-controls': id,
    } as const,
    listProps: { ...focusable, ref: list, id, role: 'listbox', tabIndex: -1, onClick: pressRow } as const,
    optionProps: (option: Option, index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': option.value === value,
        'aria-disabled': option.disabled,
        'data-index': index,
        'data-active': index === active || undefined,
      }) as const,
  };
}

const PAGE = 8;

function moved(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? Math.max(0, last) : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return Math.max(0, last);
    case 'PageDown':
      return Math.max(0, Math.min(last, active + PAGE));
    case 'PageUp':
      return Math.max(0, active - PAGE);
    default:
      return null;
  }
}
