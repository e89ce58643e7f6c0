import { List } from '@wallet/ui/components/List';
import { Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import type { ReactNode } from 'react';
import { consoleTexts } from './console.texts.ts';

/** As many as are shown at once, here and in what the control surface tells the console. */
const MOST = 50;

type NewestProps<T> = {
  /** The newest first. */
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
};

/** A list of the newest; it says so where there may be more. */
export function Newest<T>({ items, children }: NewestProps<T>) {
  if (items.length === 0) return null;
  return (
    <Stack gap={12}>
      <List>{items.slice(0, MOST).map(children)}</List>
      {items.length < MOST ? null : <Text tone="secondary">{consoleTexts.newest(MOST)}</Text>}
    </Stack>
  );
}
