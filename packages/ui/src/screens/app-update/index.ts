export { AppUpdatedDialog, type AppUpdatedDialogProps } from './AppUpdatedDialog.tsx';
export { appUpdateTexts } from './appUpdate.texts.ts';
