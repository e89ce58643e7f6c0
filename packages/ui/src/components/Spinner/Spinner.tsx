import { Turning, type TurningProps } from '../../foundations/Turning/Turning.tsx';

export type SpinnerProps = TurningProps;

/** Something goes on: a ring that turns. Named where no text beside it says what, else hidden. */
export function Spinner(props: SpinnerProps) {
  return <Turning {...props} />;
}
