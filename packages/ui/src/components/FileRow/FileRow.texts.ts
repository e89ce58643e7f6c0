import { catalogue } from '../../texts/catalogue.ts';

export const fileRowTexts = catalogue('file-row', {
  remove: 'Remove {name}',
  waiting: 'Waiting',
  sending: 'Uploading {percent}%',
  done: 'Uploaded',
});
