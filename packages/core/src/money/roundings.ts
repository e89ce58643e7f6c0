/** Rounds a quotient of non-negative numbers; the caller puts the sign back. */
type Round = (quotient: bigint, remainder: bigint, divisor: bigint) => bigint;

/**
 * Every way in which this product loses a digit. `down` is towards zero (FMT-031, D-FMT-16), `up` away from zero (FMT-050),
 * `halfEven` to the nearest, ties to the even digit (displayed rates and percentages).
 */
export const roundings = {
  down: (quotient) => quotient,
  up: (quotient, remainder) => (remainder === 0n ? quotient : quotient + 1n),
  halfEven: (quotient, remainder, divisor) => {
    const doubled = remainder * 2n;
    const goesUp = doubled === divisor ? quotient % 2n === 1n : doubled > divisor;
    return goesUp ? quotient + 1n : quotient;
  },
} satisfies Record<string, Round>;

/** The name of a way to round. */
export type Rounding = keyof typeof roundings;
