import { lazyPort } from '../adapters/lazyPort.ts';
import { loadLater } from '../api/errors.ts';
import type { ConfirmationParts, Prompts } from '../api/prompts.ts';

/** The dialogs that a call may open; their code is fetched with the first question: most visits have none. */
export const loadPrompts = (parts: ConfirmationParts): Prompts => ({
  brake: lazyPort(() => loadLater(async () => (await import('./brake/createBrakePrompt.tsx')).createBrakePrompt())),
  confirmation: lazyPort(() =>
    loadLater(async () => (await import('./confirmation/createConfirmationPrompt.tsx')).createConfirmationPrompt(parts)),
  ),
});
