import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';

export type RadioCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'name'> & {
  /** The same for all cards of a group, so that the browser's arrow keys move between them. */
  readonly name: string;
  /** Title of the card and its accessible name. */
  readonly label: string;
  /** A sentence below the title. */
  readonly hint?: ReactNode;
  /** Drawn in a tile before the title. */
  readonly icon?: IconGlyph | undefined;
  /** Replaces the icon: an AssetMark of 40 px. */
  readonly mark?: ReactNode;
};

/** One option of a group as a fully pressable card (native radio). */
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
