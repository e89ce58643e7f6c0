import type { RecipientField, RecipientIssues } from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';

const recipientFields: ReadonlySet<string> = new Set<RecipientField>(['address', 'amount', 'comment']);

type Issues = Readonly<Record<string, string>>;

/** Parts the issues of a refusal: those of step 1, null when there are none, and those of the step that asked (D-TRS-12). */
export function splitIssues(issues: Issues): { readonly ofRecipient: RecipientIssues | null; readonly others: Issues } {
  const entries = Object.entries(issues);
  const own = entries.filter(([name]) => recipientFields.has(name));
  return {
    ofRecipient: own.length === 0 ? null : Object.fromEntries(own),
    others: Object.fromEntries(entries.filter(([name]) => !recipientFields.has(name))),
  };
}
