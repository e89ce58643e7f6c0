import { Pill, type PillProps, type PillTone } from '../../foundations/Pill/Pill.tsx';

export type BadgeTone = PillTone;
export type BadgeProps = PillProps;

/** A short label for a status or kind. Always has text, never just colour and icon. */
export function Badge(props: BadgeProps) {
  return <Pill {...props} />;
}
