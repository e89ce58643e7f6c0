import { catalogue } from '../../../texts/catalogue.ts';
import type { GettingStartedStep } from '../AssetsScreen.types.ts';

const steps: Record<GettingStartedStep['name'], { readonly title: string; readonly text: string }> = {
  verify: { title: 'Verify your identity', text: 'An ID and a selfie, about 6 minutes' },
  addMoney: { title: 'Add money', text: 'By bank transfer, by card, or as crypto' },
  trade: { title: 'Make your first trade', text: 'Exchange currencies or buy crypto' },
};

/** Texts of the first steps (HOME-104). */
export const gettingStartedTexts = catalogue('getting-started', {
  title: 'Get started',
  progress: '{done} of {all} done',
  done: 'Done',
  steps,
  showGroups: 'Show all accounts',
  hideGroups: 'Hide all accounts',
});
