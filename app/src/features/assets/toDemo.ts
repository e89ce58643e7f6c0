import type { AccountGroupContent, AssetGroupName, AssetsContent } from '@wallet/ui/screens/assets';
import { paths } from '../../routing/paths.ts';
import { demoAssets } from '../../operations/demoAssets.ts';
import { toAccountGroup } from './accountGroup.ts';
import { toAssetsContent } from './model.ts';

/** The groups that the demo opens; the four others show 0 and cannot be opened (D-HOME-20). */
export type DemoGroup = Extract<AssetGroupName, 'cash' | 'crypto'>;

export const isDemoGroup = (name: string | undefined): name is DemoGroup => name === 'cash' || name === 'crypto';

type Primary = 'EUR' | 'USD';

/** The demo home: the dashboard's own figures from fixed amounts, without alerts and without a call (APP-010, HOME-070). */
export function toDemoContent(primary: Primary): AssetsContent {
  const parts = { assets: demoAssets, instruments: null, grow: null, alerts: [], inProgress: 0, primary };
  const content = toAssetsContent(parts);
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      href: isDemoGroup(group.name) ? paths.demoAccountGroup.to({ group: group.name }) : null,
    })),
  };
}

export const toDemoGroup = (group: DemoGroup, primary: Primary): AccountGroupContent =>
  toAccountGroup(group, { assets: demoAssets, operations: null, dynamic: [], grow: [], primary, product: '' }).content;
