import { ListRow } from '@wallet/ui/components/List';
import { LongList } from '@wallet/ui/patterns/LongList';

const names = Array.from({ length: 2000 }, (_, place) => `Account ${place + 1}`);

export function Accounts() {
  return <LongList items={names}>{(name, place) => <ListRow key={name} {...place} title={name} note="EUR" />}</LongList>;
}
