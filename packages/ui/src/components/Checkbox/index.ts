export { Switch, type SwitchProps } from '../Switch/Switch.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
