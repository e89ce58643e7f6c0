export { AppUpdatedDialog, type AppUpdatedDialogProps } from './AppUpdatedDialog.tsx';
