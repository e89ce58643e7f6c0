import { keyframes, styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton.tsx';
import { refreshIcon } from '../../foundations/Icon/icons.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const StyledRefresh = styled(IconButton)`
  &[data-spins] svg {
    animation: ${turn} 1s linear infinite;
  }
`;

export type RefreshButtonProps = Omit<IconButtonProps, 'icon' | 'iconSize' | 'busy' | 'onClick'> & {
  /** The icon spins exactly while this is true. */
  readonly refreshing: boolean;
  /** Requests the figures again. */
  readonly onRefresh: () => void;
};

/** Refreshes the figures. During loading its icon spins once per second and presses are ignored (HOME-004, D-HOME-17). */
export function RefreshButton({ refreshing, onRefresh, ...rest }: RefreshButtonProps) {
  return (
    <StyledRefresh {...rest} icon={refreshIcon} iconSize={24} busy={refreshing} data-spins={refreshing || undefined} onClick={onRefresh} />
  );
}
