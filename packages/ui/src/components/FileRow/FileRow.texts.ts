import { catalogue } from '../../texts/catalogue.ts';

export const fileRowTexts = catalogue('file-row', {
  remove: (name: string): string => `Remove ${name}`,
  waiting: 'Waiting',
  sending: (percent: number): string => `Uploading ${percent}%`,
  done: 'Uploaded',
});
