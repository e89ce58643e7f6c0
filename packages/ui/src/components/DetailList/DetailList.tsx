import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CopyButton } from '../../foundations/copying/CopyButton.tsx';
import { selectContents } from '../../foundations/copying/selectContents.ts';
import type { WriteText } from '../../foundations/copying/useCopied.ts';
import { StyledDetailList } from './DetailList.styles.ts';

export type Detail = {
  /** Also the name of what is copied. */
  readonly label: string;
  readonly value: ReactNode;
  /** Puts the value under its label: a comment, a full address. @default false */
  readonly long?: boolean;
  /** Shows a copy button for this text: the full value where a shortened one is shown. */
  readonly copyText?: string;
  /** A small button after the label that explains the term. */
  readonly info?: ReactNode;
  /** Emphasis for the sum of a summary. @default false */
  readonly strong?: boolean;
};

export type DetailListProps = Omit<ComponentPropsWithRef<'dl'>, 'children' | 'onCopy'> & {
  readonly items: readonly Detail[];
  /** `compact` without hairlines, for a summary of fees. @default 'divided' */
  readonly variant?: 'divided' | 'compact';
  /** Another clipboard than the browser's. */
  readonly onCopy?: WriteText | undefined;
};

/** Labels with their values (`dl`): label left, value right; what does not fit beside its label goes under it. */
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
            copiedMs={1200}
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
