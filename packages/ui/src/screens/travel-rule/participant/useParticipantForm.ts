import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { useMemo, useRef } from 'react';
import { toRefused } from '../../../patterns/form/setFieldErrors.ts';
import { useScreenForm, type ScreenForm } from '../../../patterns/form/useScreenForm.ts';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import type { ParticipantDetails, ParticipantField, ParticipantIssues, ParticipantType, ParticipantValues } from './Participant.types.ts';
import { hasField, isLocked, createParticipantSchema, toDetails, applyType, type ParticipantRules } from './participantForm.ts';
import { travelRuleTexts } from '../travelRule.texts.ts';

type ParticipantFormOptions = {
  readonly first: ParticipantValues;
  readonly firstIssues: ParticipantIssues;
  readonly rules: ParticipantRules;
  /** Resolves with null when a question comes first; `send` then continues. */
  readonly onSubmit: (details: ParticipantDetails, values: ParticipantValues) => Promise<CallOutcome<ParticipantField> | null>;
};

/** Named because the declarations need it: spelled out, the schema's fields are longer than the compiler emits. */
export type ParticipantForm = ScreenForm<ParticipantValues, CallOutcome<ParticipantField>> & {
  readonly choose: (type: ParticipantType) => void;
  readonly asks: (field: ParticipantField) => boolean;
  readonly isLocked: (field: ParticipantField) => boolean;
};

/** The form of a participant. The chosen type decides which fields it has and which of them are locked to the profile. */
export function useParticipantForm({ first, firstIssues, rules, onSubmit }: ParticipantFormOptions): ParticipantForm {
  const [transfer, travel] = [useTexts(transferTexts), useTexts(travelRuleTexts)];
  const { role, own, today, checkName } = rules;
  const texts = useMemo(() => ({ ...transfer, ...travel }), [transfer, travel]);
  const schema = useMemo(() => createParticipantSchema({ role, own, today, checkName }, texts), [role, own, today, checkName, texts]);
  const form = useScreenForm({
    schema,
    first,
    answered: toRefused({ issues: firstIssues }),
    onSubmit: async (values) => {
      const details = toDetails(values, rules);
      return details === null ? null : onSubmit(details, values);
    },
  });
  const { values } = form;
  /** What the profile has replaced. It returns with the choice of a third party. */
  const typed = useRef<ParticipantValues>(undefined);
  return {
    ...form,
    choose: (type: ParticipantType): void => {
      if (values.type !== 'own_wallet') typed.current = values;
      form.restart({ ...applyType(values, type, own, typed.current) });
    },
    asks: (field: ParticipantField): boolean => hasField(field, values, rules),
    isLocked: (field: ParticipantField): boolean => isLocked(field, values, rules, texts),
  };
}
