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

/** JSON that can be folded and copied (OPSC-004). Text that is not JSON is shown as it is. */
export function JsonViewer({ title, value }: { readonly title: string; readonly value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className="box">
      <div className="json-bar">
        <h4>{title}</h4>
        <Copy text={text} of={title.toLowerCase()} />
      </div>
      <div className="code json">
        {isBranch(value) ? <JsonView data={value} style={style} shouldExpandNode={shouldOpen} aria-label={title} /> : text}
      </div>
    </div>
  );
}
