import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { putRefusal, REFUSED, type FormAnswer } from './putRefusal.ts';
import { useSubmitOnce } from './useSubmitOnce.ts';

export type ScreenFormOptions<Values extends FieldValues, Parsed extends FieldValues, Answer> = {
  /**
   * What is typed, by field, and what it means: made by a factory over the texts and over what the rules depend on (a balance, a fee).
   * A new schema judges what was typed before at once.
   */
  readonly schema: ZodMiniType<Parsed, Values>;
  /** What the fields hold at first. */
  readonly first: DefaultValues<Values>;
  /** What a later step was answered and has brought back to this form. @default null */
  readonly answered?: Answer | null;
  /** Sends what the schema made of the fields. Null: nothing was sent, for example because a question comes first. */
  readonly onSubmit: (parsed: Parsed) => Promise<Answer | null>;
  /** Fields whose refusal ends with the edit of any other one: a fee, which is asked for again with every amount. */
  readonly dependent?: readonly FieldPath<Values>[];
  /** Whether `first` was typed before, on an earlier visit or for another account, so that it may speak at once. @default false */
  readonly begun?: boolean;
  /**
   * Whether a field says nothing while it is being typed in, until it is left again: for a text that is wrong until its last character,
   * as a code, a phone or an IBAN is. @default false
   */
  readonly quiet?: boolean;
  /** Whether a field that is left empty says so; a page whose links lead elsewhere waits for the submit. @default true */
  readonly emptySpeaks?: boolean;
};

/** A field of the form as components take it. */
export type ScreenField<Value> = {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly issue: string | undefined;
};

export type ScreenForm<Values extends FieldValues, Answer> = {
  /** Goes onto the `<form>`: `<OperationForm {...form.props}>`. */
  readonly props: { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: (event: FormEvent) => void };
  readonly values: Values;
  /** Spread onto a field that takes `value` and `onValueChange`. */
  readonly field: <Name extends FieldPath<Values>>(name: Name) => ScreenField<FieldPathValue<Values, Name>>;
  /** Spread onto an input that keeps its own text, so that what was typed before the script arrived is kept; takes `defaultValue`. */
  readonly native: (name: FieldPath<Values>) => ReturnType<UseFormReturn<Values>['register']> & {
    readonly onValueChange: (text: string) => void;
    readonly issue: string | undefined;
  };
  /** What the schema finds wrong with the field, whether it may say so yet or not. */
  readonly wrong: (name: FieldPath<Values>) => string | undefined;
  /** What the field may say now. */
  readonly issue: (name: FieldPath<Values>) => string | undefined;
  /** Fills in a field for the customer ("Use all", a scan), which ends its refusal as typing does. */
  readonly edit: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** From now on the field may say what is wrong with it. */
  readonly leave: (name: FieldPath<Values>) => void;
  /** Whether the schema takes what is typed now. */
  readonly isValid: boolean;
  /** A submit is under way. */
  readonly busy: boolean;
  /** What the last submit was answered; null before the first one, after an edit and after `dismiss`. */
  readonly outcome: Answer | null;
  /** Puts the outcome aside; what was done may be sent anew then. */
  readonly dismiss: () => void;
  /**
   * Goes on with what `onSubmit` has put off: one submit at a time, its refusal on the fields. What does not end the form, as a code that is sent
   * again, answers null when it is done.
   */
  readonly send: (action: () => Promise<Answer | null>) => void;
  /** Begins again, with other values or with what is typed: nothing was left, refused or sent. */
  readonly restart: (values?: Values) => void;
};

/**
 * The one way in which a form of a screen works: react-hook-form with a schema of zod/mini.
 *
 * - A field speaks after it was left, and every field after a submit; from then on its issue follows what is typed (but see `quiet`).
 * - A submit that is invalid or refused gives the focus to the first field that says so, in the order of the page, in dialogs too.
 * - A refusal of the provider stays on its field until that field is edited or the form is sent again. An edit of any field ends
 *   the outcome: the message and the failure of the last submit.
 * - What has not been sent has no outcome: it is null, never `done`.
 * - A second submit while one is under way does nothing (D-APP-12), nor after `done`, until the customer edits a field, dismisses the outcome or
 *   leaves (D-APP-30). What was typed always stays.
 *
 * Issues are read from the schema while rendering, not kept: they depend on balances, fees and the language, which change between keys.
 */
export function useScreenForm<Values extends FieldValues, Parsed extends FieldValues, Answer extends FormAnswer<FieldPath<Values>>>({
  schema,
  first,
  answered = null,
  onSubmit,
  dependent = [],
  begun = false,
  quiet = false,
  emptySpeaks = true,
}: ScreenFormOptions<Values, Parsed, Answer>): ScreenForm<Values, Answer> {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values, unknown, Parsed>({
    defaultValues: first,
    resolver: zodResolver<Values, unknown, Parsed, ZodMiniType<Parsed, Values>>(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [isTried, setTried] = useState(begun);
  // Answers, and submits that were found invalid: after each the focus follows the marks.
  const [marks, setMarks] = useState(0);
  const [typing, setTyping] = useState<string | null>(null);
  const { busy, outcome, isShut, submitOnce, dismiss } = useSubmitOnce(answered);
  const { formState } = form;
  useWatch({ control: form.control });
  // Of an input that keeps its own text this is what it holds, also when it was typed before the script arrived.
  const values = form.getValues();
  const result = schema.safeParse(values);

  useLayoutEffect(() => {
    if (marks > 0) focusFirstInvalid(element.current);
  }, [marks]);

  const speak = (): void => {
    setTried(true);
    setTyping(null);
    setMarks((count) => count + 1);
  };
  const take = (answer: Answer | null): Answer | null => {
    if (answer !== null) putRefusal(form, answer);
    setMarks((count) => count + 1);
    return answer;
  };
  const previous = useRef(answered);
  useEffect(() => {
    const answer = previous.current;
    previous.current = null;
    if (answer?.fields === undefined) return;
    putRefusal(form, answer);
    setMarks((count) => count + 1);
  }, [form]);

  const wrong = (name: FieldPath<Values>): string | undefined => result.error?.issues.find(({ path }) => path[0] === name)?.message;
  const issue = (name: FieldPath<Values>): string | undefined => {
    const { error, isTouched } = form.getFieldState(name, formState);
    if (error?.type === REFUSED) return error.message;
    return (isTouched || isTried) && !(quiet && typing === name) ? wrong(name) : undefined;
  };
  const onEdit = (name: FieldPath<Values>): void => {
    form.clearErrors([name, ...dependent]);
    dismiss();
    setTyping(name);
  };
  const edit: ScreenForm<Values, Answer>['edit'] = (name, value) => {
    form.setValue(name, value);
    onEdit(name);
  };
  const leave = (name: FieldPath<Values>): void => {
    const value = form.getValues(name);
    setTyping(null);
    if (emptySpeaks || (value !== '' && value !== null)) form.setValue(name, value, { shouldTouch: true });
  };
  const send = (action: () => Promise<Answer | null>): void => void submitOnce(async () => take(await action()));
  const submit = form.handleSubmit(
    (parsed) =>
      submitOnce(async () => {
        const answer = await onSubmit(parsed);
        speak();
        return take(answer);
      }),
    speak,
  );
  return {
    props: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        // What does nothing draws nothing either: the page that follows is not held up by presses.
        if (!isShut()) void submit(event);
      },
    },
    values,
    field: (name) => ({
      value: values[name],
      onValueChange: (value) => edit(name, value),
      onBlur: () => leave(name),
      issue: issue(name),
    }),
    native: (name) => {
      const registered = form.register(name, { onChange: () => onEdit(name) });
      return {
        ...registered,
        // A field that rewrites what was typed says what came of it, also where no event of the browser tells: composed, undone.
        onValueChange: (value) => void registered.onChange({ target: { name, value }, type: 'change' }),
        onBlur: async () => leave(name),
        issue: issue(name),
      };
    },
    wrong,
    issue,
    edit,
    leave,
    isValid: result.success,
    busy,
    outcome,
    dismiss,
    send,
    restart: (next) => {
      form.reset(next ?? form.getValues());
      dismiss();
      setTried(false);
    },
  };
}
