import type { KeyboardEvent } from 'react';
import { JsonView, type Props } from 'react-json-view-lite';
import { Copy } from './Copy.tsx';

/** Branches above this depth with at most MAX_OPEN_MEMBERS members are initially open. */
const OPEN_DEPTH = 3;
const MAX_OPEN_MEMBERS = 25;

const style: NonNullable<Props['style']> = {
  container: '',
  basicChildStyle: 'leaf',
  label: 'name',
  clickableLabel: 'name',
  nullValue: 'word',
  booleanValue: 'word',
  numberValue: 'number',
  stringValue: 'string',
  punctuation: '',
  expandIcon: 'fold closed',
  collapseIcon: 'fold',
  collapsedContent: 'more',
  childFieldsContainer: 'members',
  quotesForFieldNames: false,
  stringifyStringValues: true,
};

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
const shouldOpen = (depth: number, value: unknown): boolean =>
  depth < OPEN_DEPTH && isBranch(value) && Object.keys(value).length <= MAX_OPEN_MEMBERS;

/** The folds of the library are buttons by their role, but react to the arrow keys alone. Enter and Space press them as well. */
function pressFold(event: KeyboardEvent<HTMLElement>): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (!isPress || !(event.target instanceof HTMLElement) || event.target.role !== 'button') return;
  event.preventDefault();
  event.target.click();
}

/** JSON that can be folded and copied (OPSC-004). Text that is not JSON is shown as it is. */
export function JsonViewer({ title, value }: { readonly title: string; readonly value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className="box">
      <div className="json-bar">
        <h4>{title}</h4>
        <Copy text={text} of={title.toLowerCase()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only passes on the keys of the buttons inside */}
      <div className="code json" onKeyDown={pressFold}>
        {isBranch(value) ? <JsonView data={value} style={style} shouldExpandNode={shouldOpen} aria-label={title} /> : text}
      </div>
    </div>
  );
}
