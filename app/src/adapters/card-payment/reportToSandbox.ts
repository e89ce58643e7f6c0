import type { TypedCard } from './CardPayment.ts';
import type { SheetAnswer } from './createSandboxStripe.ts';

/** What the sheet has answered goes to the sandbox's control surface, which stands for the card provider's own way to the provider. */
export async function reportToSandbox(origin: string, intent: string, outcome: SheetAnswer, card: TypedCard | null): Promise<void> {
  const { number, expirationDate, holder } = card ?? {};
  const answer = await fetch(`${origin}/sandbox/card-provider/${encodeURIComponent(intent)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome, ...(card === null ? {} : { card: { number, expirationDate, holder } }) }),
  });
  if (!answer.ok)
    throw new Error(`The card provider's stand-in could not tell its answer (${answer.status}), so nothing is paid. Try again.`);
}
