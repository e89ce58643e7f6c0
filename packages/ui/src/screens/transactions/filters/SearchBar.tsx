import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { closeIcon, downloadIcon, searchIcon } from '../../../foundations/Icon/icons.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionsTexts } from '../transactions.texts.ts';

const DEBOUNCE_MS = 300;
const MIN_CHARACTERS = 2;
const MAX_CHARACTERS = 64;

const StyledBar = styled.search`
  display: flex;
  align-items: center;
  gap: var(--primitive-space-8);

  > div {
    flex: 1;
  }
  /* The mark of the clear button is as far from the edge as that of a select. */
  > div button {
    margin-inline-end: -13px;
  }
  /* The field has its own clear button. */
  input::-webkit-search-cancel-button {
    appearance: none;
  }
`;

type SearchBarProps = {
  readonly words: string;
  readonly onSearch: (words: string) => void;
  readonly onExport: () => void;
};

/** The search field. It searches after a pause in typing, from two characters on (WISH-021). The export is beside it (WISH-022). */
export function SearchBar({ words, onSearch, onExport }: SearchBarProps) {
  const texts = useTexts(transactionsTexts);
  const [text, setText] = useState(words);
  const [lastWords, setLastWords] = useState(words);
  const term = text.trim().length < MIN_CHARACTERS ? '' : text.trim();
  // Back and "Clear filters" change the words from outside.
  if (words !== lastWords) {
    setLastWords(words);
    if (words !== term) setText(words);
  }
  useEffect(() => {
    if (term === words) return undefined;
    const timer = setTimeout(() => onSearch(term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term, words, onSearch]);
  return (
    <StyledBar>
      <TextField
        label={texts.search}
        labelHidden
        type="search"
        placeholder={texts.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_CHARACTERS}
        value={text}
        onValueChange={setText}
        prefix={<Icon glyph={searchIcon} />}
        suffix={text === '' ? null : <IconButton label={texts.clearSearch} icon={closeIcon} iconSize={16} onClick={() => setText('')} />}
      />
      <IconButton label={texts.exportCsv} icon={downloadIcon} variant="raised" onClick={onExport} />
    </StyledBar>
  );
}
