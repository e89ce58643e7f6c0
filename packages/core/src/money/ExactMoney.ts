import { writeUnits } from './writeUnits.ts';

/**
 * How this folder holds an amount: whole smallest units, written as text only when somebody reads `amount`. Internal: other folders
 * know the type `Money`. `units` is a property of its own, so that a comparison of two values in a test sees different amounts.
 */
export class ExactMoney {
  readonly units: bigint;
  readonly currencyCode: string;
  readonly decimals: number;

  constructor(units: bigint, currencyCode: string, decimals: number) {
    this.units = units;
    this.currencyCode = currencyCode;
    this.decimals = decimals;
  }

  get amount(): string {
    return writeUnits(this.units, this.decimals);
  }

  /** The form that travels: a bigint has no JSON. */
  toJSON(): { currencyCode: string; decimals: number; amount: string } {
    return { currencyCode: this.currencyCode, decimals: this.decimals, amount: this.amount };
  }
}
