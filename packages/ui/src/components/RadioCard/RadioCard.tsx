import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';

export type RadioCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> & {
  /** The same for all cards of a group: the browser's arrow keys go by it. */
  readonly name: string;
  /** The title of the card and its accessible name. */
  readonly label: string;
  /** A sentence below the title. */
  readonly hint?: ReactNode;
  /** Stands in a tile before the title. */
  readonly icon?: IconGlyph | undefined;
  /** Stands before the title instead of an icon: an AssetMark of 40 px. */
  readonly mark?: ReactNode;
};

/** One choice of a group as a card that is pressed as a whole (native radio). */
export function RadioCard({ label, hint, icon, mark, className, ...rest }: RadioCardProps) {
  return (
    <StyledChoice className={className} data-look="card">
      <input {...rest} type="radio" />
      {icon ? <IconTile glyph={icon} /> : mark}
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </StyledChoice>
  );
}
