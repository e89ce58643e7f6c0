import type { OperationsAccount } from '@wallet/contract/accounts';
import { money, type Money } from '@wallet/core/money/money';
import { atLeastZero } from '@wallet/core/money/signs';

/** What may be spent; a balance below zero reads as zero (HOME-040). */
export const availableOf = ({ balance, currencyCode, currencyDecimals }: OperationsAccount): Money =>
  atLeastZero(money(balance, currencyCode, currencyDecimals));
