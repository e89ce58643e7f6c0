export { Dialog, DialogActions, DialogBody, DialogIcon, type DialogIconProps, type DialogProps, DialogTitle } from './Dialog.tsx';
