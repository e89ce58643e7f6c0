import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CopyButton } from '../../foundations/copying/CopyButton.tsx';
import { selectContents } from '../../foundations/copying/selectContents.ts';
import type { WriteText } from '../../foundations/copying/useCopyConfirmation.ts';
import { styled } from 'styled-components';

const StyledDetailList = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--primitive-space-2) var(--primitive-space-12);
    padding-block: var(--primitive-space-12);
  }
  &[data-variant='divided'] > div + div {
    border-block-start: 1px solid var(--component-row-divider);
  }
  &[data-variant='compact'] > div {
    padding-block: var(--primitive-space-4);
  }
  dt {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-8);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-12);
    max-inline-size: 100%;
    margin-inline-start: auto;
    font: var(--semantic-typography-label);
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd > span {
    unicode-bidi: plaintext;
  }
  [data-long] {
    flex-direction: column;
    dd {
      align-self: stretch;
      justify-content: space-between;
      margin-inline-start: 0;
      text-align: start;
    }
  }
  [data-strong] {
    dt,
    dd {
      color: var(--semantic-color-text-primary);
      font-weight: 600;
    }
  }
`;

export type Detail = {
  /** Also names what the copy button copies. */
  readonly label: string;
  readonly value: ReactNode;
  /** Puts the value below its label, for a comment or a full address. @default false */
  readonly long?: boolean;
  /** Shows a copy button for this text: the full value when a shortened one is displayed. */
  readonly copyText?: string;
  /** A small button after the label that explains the term. */
  readonly info?: ReactNode;
  /** Emphasises the total of a summary. @default false */
  readonly strong?: boolean;
};

export type DetailListProps = Omit<ComponentPropsWithRef<'dl'>, 'children' | 'onCopy'> & {
  /** Labels and values, in order. */
  readonly items: readonly Detail[];
  /** `compact` omits the hairlines, for a summary of fees. @default 'divided' */
  readonly variant?: 'divided' | 'compact';
  /** Replaces the browser's clipboard. */
  readonly onCopy?: WriteText | undefined;
};

/**
 * Labels with their values (`dl`), label on the left and value on the right. A value that does not fit next to its label wraps below it.
 */
export function DetailList({ items, variant = 'divided', onCopy, ...rest }: DetailListProps) {
  return (
    <StyledDetailList {...rest} data-variant={variant}>
      {items.map((item) => (
        <DetailItem key={item.label} item={item} onCopy={onCopy} />
      ))}
    </StyledDetailList>
  );
}

function DetailItem({ item, onCopy }: { readonly item: Detail; readonly onCopy: WriteText | undefined }) {
  const { label, value, long = false, strong = false, copyText, info } = item;
  const textRef = useRef<HTMLSpanElement>(null);
  return (
    <div data-long={long || undefined} data-strong={strong || undefined}>
      <dt>
        {label}
        {info}
      </dt>
      <dd>
        <span ref={textRef}>{value}</span>
        {copyText === undefined ? null : (
          <CopyButton
            label={label}
            copyText={copyText}
            onCopy={onCopy}
            onRefused={() => {
              selectContents(textRef.current);
            }}
          />
        )}
      </dd>
    </div>
  );
}
