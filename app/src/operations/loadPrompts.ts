import { createLazyPort } from '../adapters/createLazyPort.ts';
import { loadOrOffline } from '../api/errors.ts';
import type { ConfirmationParts, Prompts } from '../api/prompts.ts';

/** Dialogs that a request may open. Their code is loaded with the first question, because most visits have none. */
export const loadPrompts = (parts: ConfirmationParts): Prompts => ({
  brake: createLazyPort(() => loadOrOffline(async () => (await import('./brake/createBrakePrompt.tsx')).createBrakePrompt())),
  confirmation: createLazyPort(() =>
    loadOrOffline(async () => (await import('./confirmation/createConfirmationPrompt.tsx')).createConfirmationPrompt(parts)),
  ),
});
