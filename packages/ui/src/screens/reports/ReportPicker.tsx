import { Select } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { walletIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';

type Option = { readonly key: string; readonly name: string; readonly icon?: string | null };

type ReportPickerProps = {
  /** Stands for an option without a picture. @default walletIcon */
  readonly glyph?: IconGlyph;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onPick: (key: string) => void;
};

type PickerOption = { readonly value: string; readonly label: string; readonly icon: string | null };
/** A picker of the report forms. A single option makes it read-only; without options nothing is rendered (REP-017). */
export function ReportPicker({ glyph = walletIcon, label, options, value, onPick }: ReportPickerProps) {
  return (
    <Select
      label={label}
      options={options.map(({ key, name, icon = null }) => ({ value: key, label: name, icon }))}
      value={value ?? null}
      onValueChange={onPick}
      renderMark={({ value: code, icon }: PickerOption) =>
        icon === null ? <IconTile glyph={glyph} size={32} /> : <AssetMark code={code} url={icon} size={32} />
      }
    />
  );
}
