export const fileRowTexts = {
  remove: (name: string): string => `Remove ${name}`,
  waiting: 'Waiting',
  sending: (percent: number): string => `Uploading ${percent}%`,
  done: 'Uploaded',
};
