import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';

/** An icon from icons.ts. Passed as a value, so that a bundle contains only the icons it uses. */
export type IconGlyph = LucideIcon;

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The icon, one of those of this entry. */
  readonly glyph: IconGlyph;
  /** Size in px: 20 in rows and buttons, 24 in headers, 16 next to captions. @default 20 */
  readonly size?: 14 | 16 | 20 | 24 | 32;
  /** Accessible name, for when there is no text next to it. If omitted, the icon is hidden from screen readers. */
  readonly label?: string;
};

/** An icon in the colour of its text. */
export function Icon({ glyph: Glyph, size = 20, label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph {...naming} focusable={false} {...rest} size={size} strokeWidth={size > 16 ? 1.75 : 2} />;
}
