import { foldForSearch, findFolded } from '@wallet/core/search/foldForSearch';
import { useState, type ReactNode } from 'react';
import { Copy } from './Copy.tsx';

/** Branches above this depth with at most LONG members are initially open. */
const OPEN_DEPTH = 3;
const MAX_OPEN_MEMBERS = 25;

type Folding = 'auto' | 'open' | 'closed';
type NodeProps = {
  readonly name: string | null;
  readonly value: unknown;
  readonly depth: number;
  readonly folding: Folding;
  readonly term: string;
};

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
const getType = (value: unknown): string => (value === null ? 'null' : typeof value);

/** True if the name or any value inside contains the term. */
function containsTerm(name: string | null, value: unknown, term: string): boolean {
  if (term === '') return false;
  if (name !== null && foldForSearch(name).includes(term)) return true;
  if (!isBranch(value)) return foldForSearch(String(value)).includes(term);
  return Object.entries(value).some(([key, member]) => containsTerm(Array.isArray(value) ? null : key, member, term));
}

function Highlighted({ text, term }: { readonly text: string; readonly term: string }): ReactNode {
  const place = findFolded(text, term);
  if (place === null) return text;
  const [start, end] = place;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      <Highlighted text={text.slice(end)} term={term} />
    </>
  );
}

function Name({ name, term }: { readonly name: string | null; readonly term: string }): ReactNode {
  if (name === null) return null;
  return (
    <>
      <span className="name">
        <Highlighted text={name} term={term} />
      </span>
      {': '}
    </>
  );
}

function JsonNode({ name, value, depth, folding, term }: NodeProps): ReactNode {
  const size = isBranch(value) ? Object.keys(value).length : 0;
  const isOpenAtFirst =
    folding === 'auto' ? containsTerm(name, value, term) || (depth < OPEN_DEPTH && size <= MAX_OPEN_MEMBERS) : folding === 'open';
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!isBranch(value) || size === 0) {
    const text = isBranch(value) ? (Array.isArray(value) ? '[]' : '{}') : JSON.stringify(value);
    return (
      <div className="leaf">
        <Name name={name} term={term} />
        <span data-type={getType(value)} title={getType(value)}>
          <Highlighted text={text} term={term} />
        </span>
      </div>
    );
  }
  const isList = Array.isArray(value);
  return (
    <details open={isOpen} onToggle={(event) => event.currentTarget === event.target && setIsOpen(event.currentTarget.open)}>
      <summary>
        <Name name={name} term={term} />
        <span className="kind">{isList ? `[ ${size} ${size === 1 ? 'item' : 'items'} ]` : `{ ${size} }`}</span>
      </summary>
      {isOpen ? (
        <ul>
          {Object.entries(value).map(([key, member]) => (
            <li key={key}>
              <JsonNode name={key} value={member} depth={depth + 1} folding={folding} term={term} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

type JsonViewerProps = {
  readonly title: string;
  readonly value: unknown;
  /** Copied instead of the value. */
  readonly copyText?: string;
};

/** JSON that can be folded, searched and copied (OPSC-004). Text that is not JSON is shown as it is. */
export function JsonViewer({ title, value, copyText }: JsonViewerProps) {
  const [folding, setFolding] = useState<Folding>('auto');
  const [typed, setTyped] = useState('');
  const term = foldForSearch(typed);
  const text = copyText ?? (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const fold = isBranch(value) && Object.keys(value).length > 0;
  return (
    <div className="box">
      <div className="json-bar">
        <h4>{title}</h4>
        {fold ? (
          <>
            <input
              type="search"
              aria-label={`Search ${title.toLowerCase()}`}
              placeholder="Search"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setFolding('auto');
              }}
            />
            <button type="button" className="link-button" onClick={() => setFolding(folding === 'closed' ? 'open' : 'closed')}>
              {folding === 'closed' ? 'Unfold all' : 'Fold all'}
            </button>
          </>
        ) : null}
        <Copy text={text} of={title.toLowerCase()} />
      </div>
      <div className="code json">
        {fold ? (
          <JsonNode key={`${folding} ${term}`} name={null} value={value} depth={0} folding={folding} term={term} />
        ) : (
          <span data-type={getType(value)}>{typeof value === 'string' ? value : JSON.stringify(value)}</span>
        )}
      </div>
    </div>
  );
}
