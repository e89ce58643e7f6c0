export type { FloatingOpenerProps } from '../../foundations/floating/useFloatingPanel.tsx';
export { Menu, type MenuCommand, MenuItem, type MenuItemProps, type MenuProps } from '../Menu/Menu.tsx';
export { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
