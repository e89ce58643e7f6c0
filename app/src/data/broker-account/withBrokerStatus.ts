import type { AgreementStatus, UserInfo } from '@wallet/contract/user-info';

const BROKER = 'securities';

/** The status of the agreement with the broker; no entry at all counts as `none` (SET-017, D-SET-10). */
export function brokerStatus({ serviceProviders }: Pick<UserInfo, 'serviceProviders'>): AgreementStatus | 'unknown' {
  return serviceProviders.find(({ serviceProvider }) => serviceProvider === BROKER)?.status ?? 'none';
}

/** User info in which the broker's status is another; undefined where nothing is known of the customer. */
export function withBrokerStatus<Info extends Pick<UserInfo, 'serviceProviders'>>(
  info: Info | undefined,
  status: AgreementStatus,
): Info | undefined {
  if (info === undefined) return undefined;
  const others = info.serviceProviders.filter(({ serviceProvider }) => serviceProvider !== BROKER);
  return { ...info, serviceProviders: [...others, { serviceProvider: BROKER, status }] };
}
