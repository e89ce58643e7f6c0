import { Turning, type TurningProps } from '../../foundations/Turning/Turning.tsx';

export type SpinnerProps = TurningProps;

/**
 * A rotating ring for indeterminate progress. Label it when no text next to it says what is loading; otherwise it is hidden from screen
 * readers.
 */
export function Spinner(props: SpinnerProps) {
  return <Turning {...props} />;
}
