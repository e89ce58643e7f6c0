import { Pill, type PillProps, type PillTone } from '../../foundations/Pill/Pill.tsx';

export type BadgeTone = PillTone;
export type BadgeProps = PillProps;

/** A short word about a thing: its status, its kind. Text always, colour and icon besides. */
export function Badge(props: BadgeProps) {
  return <Pill {...props} />;
}
