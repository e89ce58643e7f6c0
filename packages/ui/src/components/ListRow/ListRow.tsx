import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { forwardIcon } from '../../foundations/Icon/icons.ts';
import { createFollowHandler, type Follow } from '../../foundations/link/createFollowHandler.ts';
import { RowContent, type RowContentProps } from '../../foundations/row/RowContent.tsx';
import { StyledRow } from '../../foundations/row/Row.styles.ts';

export type ListRowProps = Omit<ComponentPropsWithRef<'li'>, 'title' | 'value' | 'onClick' | 'children'> &
  RowContentProps & {
    /** Makes the row a link. */
    readonly href?: string;
    /** Opens the link in a new tab, for other sites. @default false */
    readonly newTab?: boolean;
    /** Makes the row a button. Together with `href` it follows the link without a page load. */
    readonly onPress?: Follow;
    /** The row cannot be pressed. */
    readonly disabled?: boolean;
    /** Marks the row whose details are open. */
    readonly selected?: boolean;
    /** Shows an arrow at the end, for rows that navigate. @default true for rows with `href` or `onPress` */
    readonly chevron?: boolean;
  };

/** A row of a List: an asset, an account, a transaction, a setting. Its pressable part is one control that covers the full row. */
export function ListRow(props: ListRowProps) {
  const { title, cells, note, leading, status, value, amount, valueNote, valueNoteSpoken, valueNoteTone, ...others } = props;
  const {
    href,
    newTab = false,
    onPress,
    disabled,
    selected = false,
    chevron = href !== undefined || onPress !== undefined,
    ...rest
  } = others;
  const content = (
    <>
      <RowContent {...{ title, cells, note, leading, status, value, amount, valueNote, valueNoteSpoken, valueNoteTone }} />
      {chevron ? <Icon glyph={forwardIcon} data-part="chevron" data-points="forward" /> : null}
    </>
  );
  return (
    <StyledRow {...rest} data-row="" data-leading={leading === undefined ? undefined : ''} data-selected={selected || undefined}>
      {pressable(content, { href, newTab, onPress, disabled, selected })}
    </StyledRow>
  );
}

const newTabProps = { target: '_blank', rel: 'noopener noreferrer' };

type Press = {
  readonly href: string | undefined;
  readonly newTab: boolean;
  readonly onPress: Follow | undefined;
  readonly disabled: boolean | undefined;
  readonly selected: boolean;
};

function pressable(content: ReactNode, { href, newTab, onPress, disabled, selected }: Press): ReactNode {
  const current = selected || undefined;
  if (href !== undefined && disabled !== true) {
    return (
      <a data-part="row" href={href} {...(newTab ? newTabProps : {})} onClick={createFollowHandler(onPress)} aria-current={current}>
        {content}
      </a>
    );
  }
  if (onPress !== undefined || disabled === true) {
    return (
      <button type="button" data-part="row" disabled={disabled} onClick={onPress} aria-current={current}>
        {content}
      </button>
    );
  }
  return <div data-part="row">{content}</div>;
}
