export const emptyFault = {
  path: '/api/v1/',
  method: '',
  username: '',
  kind: 'status',
  status: '500',
  delayMs: '3000',
  headers: '',
  times: '1',
  body: '',
};
export type TypedFault = typeof emptyFault;

/** The most common faults. Each fills in the form (OPSC-012). */
export const templates: readonly { readonly label: string; readonly values: Partial<TypedFault> }[] = [
  { label: 'Slow 3 s', values: { kind: 'delay', delayMs: '3000', times: '0' } },
  { label: '500 once', values: { kind: 'status', status: '500', times: '1' } },
  { label: '503 with Retry-After', values: { kind: 'status', status: '503', headers: '5', times: '1' } },
  { label: '429 with Retry-After', values: { kind: 'status', status: '429', headers: '30', times: '1' } },
  { label: 'Session expired', values: { kind: 'status', status: '401', body: 'session', times: '1' } },
  { label: 'Garbage instead of JSON', values: { kind: 'garbage', times: '1' } },
  { label: 'Answer lost (drops the connection)', values: { kind: 'drop', times: '1' } },
];

const SESSION_EXPIRED = { code: 401_002, message: 'Access token is expired' };

function buildEffect({ kind, status, delayMs, headers, body }: TypedFault): object {
  switch (kind) {
    case 'garbage':
      return { status: 200, body: '<html>' };
    case 'delay':
      return { delayMs: Number(delayMs) };
    case 'drop':
      return { drop: true };
    default:
      return {
        status: Number(status),
        ...(headers === '' ? {} : { headers: { 'retry-after': headers } }),
        ...(body === 'session' && status === '401' ? { body: SESSION_EXPIRED } : {}),
      };
  }
}

export function buildFault(typed: TypedFault): object {
  const { path, method, username, times } = typed;
  const match = { path, ...(method === '' ? {} : { method }), ...(username.trim() === '' ? {} : { username: username.trim() }) };
  return { match, ...buildEffect(typed), times: Number(times) };
}

export function describeFault(typed: TypedFault): string {
  const { path, method, username, kind, status, delayMs, times } = typed;
  const what =
    { garbage: 'answers garbage', delay: `answers ${delayMs} ms late`, drop: 'drops the connection' }[kind] ?? `answers ${status}`;
  const often = times === '0' ? 'until cleared' : times === '1' ? 'once' : `${times} times`;
  return `${method === '' ? 'Any request' : method} to ${path} ${username.trim() === '' ? 'of everybody' : `of ${username.trim()}`} ${what}, ${often}.`;
}
