import { Select } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { walletIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';

type Option = { readonly key: string; readonly name: string; readonly icon?: string | null };

type ReportPickerProps = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onPick: (key: string) => void;
};

type PickerOption = { readonly value: string; readonly label: string; readonly icon: string | null };
/** An option that stands for several items has no picture. */
const renderMark = ({ value, icon }: PickerOption) =>
  icon === null ? <IconTile glyph={walletIcon} size={32} /> : <AssetMark code={value} url={icon} size={32} />;

/** A picker of the report forms. A single option makes it read-only; without options nothing is rendered (REP-017). */
export function ReportPicker({ label, options, value, onPick }: ReportPickerProps) {
  const hasMarks = options.some(({ icon }) => typeof icon === 'string');
  return (
    <Select
      label={label}
      options={options.map(({ key, name, icon = null }) => ({ value: key, label: name, icon }))}
      value={value ?? null}
      onValueChange={onPick}
      {...(hasMarks ? { renderMark } : {})}
    />
  );
}
