import { confirm, confirmationRequest, type ConfirmationRequest, requestConfirmationCode } from '@wallet/contract/access/confirmations';
import { passkeyRequestOptions } from '@wallet/contract/access/passkeys';
import { parseJson } from '@wallet/core/configuration/readers';
import { writeCanonicalJson } from '@wallet/core/format/writeCanonicalJson';
import { formatRate } from '@wallet/core/format/formatDecimal';
import type { Locale } from '@wallet/core/format/locale';
import { money, type Money } from '@wallet/core/money/money';
import { type CodeRequested, ConfirmationDialog, type ConfirmedOperation } from '@wallet/ui/patterns/Confirmation';
import { ErrorDialog } from '@wallet/ui/patterns/ErrorDialog';
import type { Refusal } from '../../api/errors.ts';
import type {
  ConfirmationOutcome,
  ConfirmationParts,
  ConfirmationPrompt,
  ConfirmationQuestion,
  RepeatedRequest,
} from '../../api/prompts.ts';
import { attempt } from '../../api/outcome.ts';
import { paths } from '../../routing/paths.ts';
import { waitUntilClosed } from '../waitUntilClosed.ts';

const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** SHA-256 of a text in UTF-8, as base64url. */
export const hashText = async (text: string): Promise<string> =>
  toBase64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Returns the confirmation only if what is shown is what is signed, and what is signed is the request that will be repeated (SCA-034). This
 * stops a provider, or anyone in between, from showing one operation and having another one approved.
 */
export async function checkConfirmation(
  asked: unknown,
  { method, path, body, idempotencyKey }: RepeatedRequest,
): Promise<ConfirmationRequest | null> {
  const read = confirmationRequest.safeParse(asked);
  if (!read.success) return null;
  const { canonical: text, operation, passkey, id } = read.data;
  const canonical = parseJson(text);
  if (!isRecord(canonical) || writeCanonicalJson(canonical) !== text) return null;
  const request = await hashText(
    writeCanonicalJson({ body: body === undefined ? null : parseJson(body), method: method.toUpperCase(), path }),
  );
  const options = passkeyRequestOptions.safeParse(passkey).data;
  const isOwn =
    canonical['request'] === request &&
    canonical['id'] === id &&
    canonical['key'] === (idempotencyKey ?? null) &&
    Object.entries(operation).every(([name, value]) => canonical[name] === value);
  if (!isOwn || (passkey !== null && options?.challenge !== (await hashText(text)))) return null;
  return read.data;
}

/** Keeps the decimals as received, because every digit is approved. */
function toExactAmount(text: string | null, currency: string | null): Money | null {
  return text === null || currency === null ? null : money(text, currency, text.split('.')[1]?.length ?? 0);
}

const OWN_ACCOUNT = 'account:';

/** Maps the operation to the dialog. An account of the customer is shown by its name only. */
function toConfirmedOperation({ operation }: ConfirmationRequest, locale: Locale): ConfirmedOperation {
  const { kind, amount, currency, payee, payee_name: payeeName, fee, fee_currency: feeCurrency, rate } = operation;
  const isOwn = payee?.startsWith(OWN_ACCOUNT) === true;
  return {
    kind,
    amount: toExactAmount(amount, currency),
    payee: isOwn ? null : payee,
    payeeName,
    fee: toExactAmount(fee, feeCurrency),
    rate: rate === null ? null : formatRate(rate, locale),
  };
}

/** Refusals common to all methods of confirmation. */
const TOO_MANY_ATTEMPTS = 112;
const EXPIRED = 114;
/** A code has already been sent. */
const WAITING = 110;
const NOT_FOUND = 404;

/** Returns why the confirmation, or this method, stops for now. Null for any other refusal. */
function toStop({ status, body: { code, expired } }: Refusal) {
  if (code === TOO_MANY_ATTEMPTS) return { kind: 'stopped', seconds: expired ?? 0 } as const;
  return code === EXPIRED || status === NOT_FOUND ? ({ kind: 'expired' } as const) : null;
}

const toTimeAfter = (seconds: number): number => Date.now() + seconds * 1000;

function showConfirmation(
  { call }: ConfirmationQuestion,
  asked: ConfirmationRequest,
  { locale, passkeys }: ConfirmationParts,
): Promise<ConfirmationOutcome> {
  const params = { id: asked.id };
  const options = passkeyRequestOptions.safeParse(asked.passkey).data;
  const canUsePasskey = options !== undefined && passkeys.available();
  const methods = asked.methods.filter((method) => method !== 'passkey' || canUsePasskey || asked.methods.length === 1);

  async function requestCode(isResend: boolean): Promise<CodeRequested> {
    const body = isResend ? { repeated_event: 'yes' as const } : {};
    const outcome = await attempt(() => call(requestConfirmationCode, { params, body }), {
      special: (refusal) =>
        refusal.body.code === WAITING ? { kind: 'done', value: { expired: refusal.body.expired ?? 0 } } : toStop(refusal),
    });
    if (outcome.kind !== 'done') return outcome;
    const { expired, ...rest } = outcome.value;
    return { kind: 'done', resendAt: toTimeAfter(expired), attemptsLeft: 'attempts_left' in rest ? rest.attempts_left : undefined };
  }

  return waitUntilClosed<ConfirmationOutcome>({ kind: 'cancelled' }, (finish, onOpenChange) => {
    const prove = async <Field extends 'code' | 'password' | 'assertion'>(field: Field, body: Readonly<Record<string, unknown>>) => {
      const outcome = await attempt(() => call(confirm, { params, body }), { fields: { [field]: field }, special: toStop });
      if (outcome.kind === 'done') finish({ kind: 'confirmed', id: asked.id });
      return outcome;
    };

    return (
      <ConfirmationDialog
        operation={toConfirmedOperation(asked, locale())}
        methods={methods}
        phone={asked.phone}
        onOpenChange={onOpenChange}
        onRequestCode={requestCode}
        onCode={(code) => prove('code', { code })}
        onPassword={(password) => prove('password', { password })}
        onPasskey={async () => {
          if (options === undefined) return { kind: 'refused' };
          const given = await passkeys.get(options);
          return given.kind === 'done' ? prove('assertion', { assertion: given.value }) : { kind: 'cancelled' };
        }}
        onAgain={() => finish({ kind: 'again' })}
        onContactSupport={() => {
          finish({ kind: 'cancelled' });
          location.assign(paths.support.to());
        }}
      />
    );
  });
}

const showError = (message?: string): Promise<void> =>
  waitUntilClosed<void>(undefined, (finish) => <ErrorDialog {...(message === undefined ? {} : { message })} onClose={() => finish()} />);

/** The dialog "Confirm it is you". Only one is open at a time, and further questions are queued (SCA-037). */
export function createConfirmationPrompt(parts: ConfirmationParts): ConfirmationPrompt {
  let last: Promise<unknown> = Promise.resolve();

  async function confirmOperation(question: ConfirmationQuestion): Promise<ConfirmationOutcome> {
    const request = await checkConfirmation(question.confirmation, question.request);
    if (request !== null) return showConfirmation(question, request, parts);
    parts.monitoring.report('error', 'confirmation_mismatch');
    await showError();
    return { kind: 'cancelled' };
  }

  return {
    ask: (question) => {
      const next = last.then(() => confirmOperation(question));
      last = next.catch(() => undefined);
      return next;
    },
    tellUnusable: (message) => showError(message),
  };
}
