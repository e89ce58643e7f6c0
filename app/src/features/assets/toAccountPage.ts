import type { Operations } from '@wallet/contract/holdings/accounts';
import { worthBefore, type WorthChange } from '@wallet/core/history/dayChange';
import { subtractMoney } from '@wallet/core/money/arithmetic';
import { money } from '@wallet/core/money/money';
import type { PageState } from '@wallet/ui/patterns/PageStates';
import type { AccountContent, AccountGroupContent, AccountItem } from '@wallet/ui/screens/assets';
import { getSepaBanks } from '../../operations/sepa/sepaMethods.ts';
import { toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import type { AccountGroupView } from './accountGroup.ts';
import { convertToPrimary } from './assetGroups.ts';

/** Returns how today's price changed what the holding is worth, or null when it is unknown. */
function toWorthChange({ converted, change }: AccountItem): WorthChange | null {
  if (converted === null || change?.since !== 'today') return null;
  const before = worthBefore(converted, change.percent);
  return before === null ? null : { amount: subtractMoney(converted, before), percent: change.percent };
}

/** Returns where a transfer to a fiat account is sent; null without bank transfers, while they are blocked, and before its IBAN is bound. */
function toAccountRequisites(operations: Operations | undefined, accountId: number): AccountContent['requisites'] {
  const bankId = operations === undefined ? undefined : getSepaBanks(operations, 'topup', accountId)[0]?.id;
  if (operations === undefined || bankId === undefined) return null;
  const read = toSepaTopUpView(operations, { accountId, bankId });
  return read.kind === 'ready' && read.view.block === null ? read.view.requisites : null;
}

/** Returns one account of a group for its own page (HOME-107), or null for an unknown key. */
export function toAccountPage(
  page: PageState<AccountGroupContent>,
  key: string,
  { prices, operations }: Pick<AccountGroupView, 'prices' | 'operations'>,
): PageState<AccountContent> | null {
  if (page.kind !== 'ready') return page;
  const section = page.content.sections.find(({ items }) => items.some((item) => item.key === key));
  const item = section?.items.find((one) => one.key === key);
  if (section === undefined || item === undefined) return null;
  const { code } = item;
  const price = item.price ?? (code === prices.into.currencyCode ? null : convertToPrimary(money('1', code, 0), prices, 'halfEven'));
  const [kind, id] = key.split(':');
  const requisites = kind === 'fiat' ? toAccountRequisites(operations, Number(id)) : null;
  return { ...page, content: { item, provider: section.title, price, worthChange: toWorthChange(item), requisites } };
}
