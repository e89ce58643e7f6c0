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
import { setFieldErrors, REFUSED, type FormResult } from './setFieldErrors.ts';
import { useSubmitOnce } from './useSubmitOnce.ts';

const FOCUSABLE = 'input:checked, input, select, textarea, button';

/**
 * Focuses the first focusable field of a form that is marked invalid, in document order: a text field, a picker button, or the selected
 * (else the first) control of a group. Does nothing when all fields are valid.
 */
function focusFirstInvalid(form: HTMLElement | null): void {
  for (const field of form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []) {
    const controls = [field, field.querySelector<HTMLElement>('input:checked'), field.querySelector<HTMLElement>(FOCUSABLE)];
    for (const control of controls) {
      control?.focus();
      if (control === field.ownerDocument.activeElement) return;
    }
  }
}

export type ScreenFormOptions<Values extends FieldValues, Parsed extends FieldValues, Answer> = {
  /**
   * Validates and parses the fields. Created by a factory from the texts and from what the rules depend on (a balance, a fee). A new schema
   * revalidates the current input immediately.
   */
  readonly schema: ZodMiniType<Parsed, Values>;
  /** Initial values. */
  readonly first: DefaultValues<Values>;
  /** A result that a later step has brought back to this form. @default null */
  readonly answered?: Answer | null;
  /** Submits the parsed values. Resolves with null when nothing was sent, for example because a dialog comes first. */
  readonly onSubmit: (parsed: Parsed) => Promise<Answer | null>;
  /**
   * Called before `onSubmit`, while the fields can still take the focus. Returns false when the customer has to decide something first that
   * is not a field, and points it out. @default nothing to decide
   */
  readonly mayGoOn?: () => boolean;
  /** Fields whose refusal is cleared by an edit of any other field, such as a fee that is requested again for every amount. */
  readonly dependent?: readonly FieldPath<Values>[];
  /**
   * Set when `first` was typed earlier, on a previous visit or for another account, so that its issues are shown immediately. @default
   * false
   */
  readonly begun?: boolean;
  /**
   * Hides the issue of a field while it is being typed in, until it is blurred again. For input that is invalid until its last character,
   * such as a code, a phone number or an IBAN. @default false
   */
  readonly quiet?: boolean;
  /**
   * Flags a field that was left empty. Set it to false on a page with links to elsewhere, so that empty fields wait for the submit.
   * @default true
   */
  readonly emptySpeaks?: boolean;
};

/** Props of a field component. */
export type ScreenField<Value> = {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly issue: string | undefined;
};

export type ScreenForm<Values extends FieldValues, Answer> = {
  /** Spread onto the `<form>`: `<OperationForm {...form.props}>`. */
  readonly props: { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: (event: FormEvent) => void };
  readonly values: Values;
  /** Spread onto a field with `value` and `onValueChange`. */
  readonly field: <Name extends FieldPath<Values>>(name: Name) => ScreenField<FieldPathValue<Values, Name>>;
  /** Spread onto an uncontrolled input with `defaultValue`, which keeps what was typed before hydration. */
  readonly native: (name: FieldPath<Values>) => ReturnType<UseFormReturn<Values>['register']> & {
    readonly onValueChange: (text: string) => void;
    readonly issue: string | undefined;
  };
  /** The schema's message for the field, even if it must not be shown yet. */
  readonly wrong: (name: FieldPath<Values>) => string | undefined;
  /** The message to show at the field now. */
  readonly issue: (name: FieldPath<Values>) => string | undefined;
  /** Fills in a field for the customer ("Use all", a scan). Clears its refusal, as typing does. */
  readonly edit: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Marks the field as left, so that its issue is shown from now on. */
  readonly leave: (name: FieldPath<Values>) => void;
  /** True when the current input is valid. */
  readonly isValid: boolean;
  /** True while a submit is running. */
  readonly busy: boolean;
  /** Result of the last submit. Stays while the next one is running, so that nothing moves. null before the first one, after an edit and after `dismiss`. */
  readonly outcome: Answer | null;
  /** Clears the outcome. A completed form can then be submitted again. */
  readonly dismiss: () => void;
  /**
   * Runs an action that `onSubmit` has deferred: one submit at a time, with refusals on the fields. An action that does not complete the
   * form, such as resending a code, resolves with null when it is done.
   */
  readonly send: (action: () => Promise<Answer | null>) => void;
  /** Starts over with other values or with the current input. Nothing counts as left, refused or sent. */
  readonly restart: (values?: Values) => void;
};

/**
 * The form behaviour shared by all screens: react-hook-form with a schema of zod/mini.
 *
 * - A field shows its issue after it was left, and every field after a submit. From then on the issue follows the input (but see `quiet`).
 * - An invalid or refused submit focuses the first field with an issue, in document order, in dialogs too.
 * - A refusal by the provider stays on its field until that field is edited or the form is submitted again. An edit of any field clears the
 * outcome: the message and the failure of the last submit.
 * - A form that has not been sent has no outcome: it is null, never `done`.
 * - A second submit is ignored while one is running (D-APP-12), and after `done` until the customer edits a field, dismisses the outcome or
 * leaves (D-APP-30). The input is always preserved.
 *
 * Issues are derived from the schema during rendering and not stored, because they depend on balances, fees and the language, which change
 * between keystrokes.
 */
export function useScreenForm<Values extends FieldValues, Parsed extends FieldValues, Answer extends FormResult<FieldPath<Values>>>({
  schema,
  first,
  answered = null,
  onSubmit,
  mayGoOn = () => true,
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
  // Counts results and submits found invalid. After each, the focus moves to the first marked field.
  const [marks, setMarks] = useState(0);
  const [typing, setTyping] = useState<string | null>(null);
  const { busy, outcome, isShut, submitOnce, dismiss } = useSubmitOnce(answered);
  const { formState } = form;
  useWatch({ control: form.control });
  // For an uncontrolled input this is its current text, even if it was typed before hydration.
  const values = form.getValues();
  const result = schema.safeParse(values);

  const lastMarks = useRef(0);
  useLayoutEffect(() => {
    // A busy form can be inert. Its fields then take no focus.
    if (busy || marks === lastMarks.current) return;
    lastMarks.current = marks;
    focusFirstInvalid(element.current);
  }, [marks, busy]);

  const showIssues = (): void => {
    setTried(true);
    setTyping(null);
    setMarks((count) => count + 1);
  };
  const handleResult = (answer: Answer | null): Answer | null => {
    if (answer !== null) setFieldErrors(form, answer);
    setMarks((count) => count + 1);
    return answer;
  };
  const previous = useRef(answered);
  useEffect(() => {
    const answer = previous.current;
    previous.current = null;
    if (answer?.fields === undefined) return;
    setFieldErrors(form, answer);
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
  const send = (action: () => Promise<Answer | null>): void => void submitOnce(async () => handleResult(await action()));
  const submit = form.handleSubmit(async (parsed) => {
    if (!mayGoOn()) return showIssues();
    return submitOnce(async () => {
      const answer = await onSubmit(parsed);
      showIssues();
      return handleResult(answer);
    });
  }, showIssues);
  return {
    props: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        // An ignored press must not cause a render, which would hold up the next page.
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
        // A field that rewrites its input reports the result, even when the browser fires no event: after a composition or an undo.
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
