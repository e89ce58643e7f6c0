export {
  Dialog,
  DialogActions,
  DialogBody,
  DialogIcon,
  type DialogIconProps,
  type DialogPartsProps,
  type DialogProps,
  DialogTitle,
} from './Dialog.tsx';
