import { keyframes, styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton.tsx';
import { refreshIcon } from '../../foundations/Icon/glyphs/refreshIcon.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const StyledRefresh = styled(IconButton)`
  &[data-spins] svg {
    animation: ${turn} 1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-spins] svg {
      animation: none;
    }
  }
`;

export type RefreshButtonProps = Omit<IconButtonProps, 'icon' | 'iconSize' | 'busy' | 'onClick'> & {
  /** The icon turns for exactly as long as this holds. */
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
};

/** Asks for the figures again; while they are loading its icon turns once a second and no press goes through (HOME-004, D-HOME-17). */
export function RefreshButton({ refreshing, onRefresh, ...rest }: RefreshButtonProps) {
  return (
    <StyledRefresh {...rest} icon={refreshIcon} iconSize={24} busy={refreshing} data-spins={refreshing || undefined} onClick={onRefresh} />
  );
}
