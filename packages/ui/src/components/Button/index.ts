export { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';
export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
export { Button, type ButtonProps } from './Button.tsx';
