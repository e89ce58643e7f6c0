import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { ListRow, type ListRowProps } from '../ListRow/ListRow.tsx';

export type LinkRowProps = Omit<ListRowProps, 'leading' | 'chevron' | 'href'> & {
  /** Where the row navigates to. */
  readonly href: string;
  /** Drawn in a round tile before the title. */
  readonly icon?: IconGlyph;
};

/** A row that navigates elsewhere: title, optional second line, arrow. */
export function LinkRow({ icon, ...rest }: LinkRowProps) {
  return <ListRow {...(icon === undefined ? {} : { leading: <IconTile glyph={icon} /> })} {...rest} chevron />;
}
