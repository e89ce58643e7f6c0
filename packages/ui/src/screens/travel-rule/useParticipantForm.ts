import { useRef, useState } from 'react';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type {
  ParticipantDetails,
  ParticipantField,
  ParticipantIssues,
  ParticipantOutcome,
  ParticipantType,
  ParticipantValues,
} from './Participant.types.ts';
import { asks, isLocked, participantFields, participantIssues, toDetails, withType, type ParticipantRules } from './participantForm.ts';
import { travelRuleTexts } from './travelRule.texts.ts';

type ParticipantFormOptions = {
  readonly first: ParticipantValues;
  readonly firstIssues: ParticipantIssues;
  readonly rules: ParticipantRules;
  readonly onSubmit: (details: ParticipantDetails, values: ParticipantValues) => Promise<ParticipantOutcome>;
};

/** What is typed of a participant, what is wrong with it and where that may be said: a field speaks once it was left, all after a press. */
export function useParticipantForm({ first, firstIssues, rules, onSubmit }: ParticipantFormOptions) {
  const texts = { ...useTexts(transferTexts), ...useTexts(travelRuleTexts) };
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<ParticipantField>>(new Set());
  const [refused, setRefused] = useState(firstIssues);
  const [outcome, setOutcome] = useState<ParticipantOutcome>({ kind: 'done' });
  const { busy, submitOnce } = useSubmitOnce();

  const own = participantIssues(values, rules, texts);
  const said = Object.fromEntries(Object.entries(own).filter(([name]) => [...left].some((field) => field === name)));
  const issues: ParticipantIssues = { ...refused, ...said };

  /** The first wrong field gets the focus, when it has been drawn as wrong (D-RCV-13). */
  const focusFirst = (wrong: ParticipantIssues): void => {
    const name = participantFields.find((field) => wrong[field] !== undefined);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input`)?.focus());
  };

  function edit(change: Partial<ParticipantValues>): void {
    setValues((held) => ({ ...held, ...change }));
    setRefused((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !(name in change))));
    setOutcome({ kind: 'done' });
  }

  /** What the device has against the form is said on all of its fields. @returns the details to be sent, or null */
  function check(): ParticipantDetails | null {
    setLeft(new Set(participantFields));
    if (Object.keys(own).length === 0) return toDetails(values, rules);
    focusFirst(own);
    return null;
  }

  function submit(details: ParticipantDetails): void {
    void submitOnce(async () => {
      const answered = await onSubmit(details, values);
      setOutcome(answered);
      if (answered.kind !== 'refused' || answered.fields === undefined) return;
      setRefused(answered.fields);
      focusFirst(answered.fields);
    });
  }

  return {
    form,
    values,
    edit,
    choose: (type: ParticipantType): void => {
      setValues((held) => withType(held, type, rules.own));
      setLeft(new Set());
      setRefused({});
    },
    leave: (name: ParticipantField): void => setLeft((held) => new Set(held).add(name)),
    issues,
    asks: (field: ParticipantField): boolean => asks(field, values, rules),
    isLocked: (field: ParticipantField): boolean => isLocked(field, values, rules, texts),
    busy,
    outcome,
    dismiss: (): void => setOutcome({ kind: 'done' }),
    check,
    submit,
  };
}
