import type { Answer, Entry, Operation, Order, State } from './state.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const ACCESS = 900 * SECOND;
const SESSION = 30 * DAY;
const CODE_LIFETIME = 600 * SECOND;
const HALF_HOUR = 1800 * SECOND;

type Verdict = { readonly status: number; readonly code?: number; readonly facts?: string; readonly order?: Order; readonly isKept?: true };
const refuse = (code: number, status = Math.trunc(code / 1000) || code): Verdict => ({ status, code });

function applyEntries(state: State, entries: readonly Entry[]): void {
  for (const [currency, free, held] of entries) {
    const purse = state.purses[currency];
    if (purse === undefined) continue;
    purse.free += free;
    purse.held += held;
  }
}

/**
 * Holds the amounts until the order ends.
 * @returns false when one of them exceeds the available balance
 */
function holdAmounts(state: State, amounts: readonly (readonly [currency: string, units: bigint])[]): boolean {
  if (amounts.some(([currency, units]) => (state.purses[currency]?.free ?? 0n) < units)) return false;
  applyEntries(
    state,
    amounts.map(([currency, units]) => [currency, -units, units] as const),
  );
  return true;
}

const toEndings = (amounts: readonly (readonly [currency: string, units: bigint])[]) => ({
  completed: amounts.map(([currency, units]) => [currency, 0n, -units] as const),
  rejected: amounts.map(([currency, units]) => [currency, units, -units] as const),
});

function setTimer(state: State, name: string, what: 'pending' | 'completed' | 'card', due: number): void {
  state.timers.push({ due, name, what });
}

function moveOrder(state: State, name: string, status: Order['status']): Verdict {
  const order = state.orders[name];
  if (order === undefined) return refuse(404);
  if (order.status === 'completed' || order.status === 'rejected') return refuse(409003, 409);
  order.status = status;
  if (status === 'completed') applyEntries(state, order.completed);
  if (status === 'rejected') applyEntries(state, order.rejected);
  state.timers = state.timers.filter((timer) => timer.name !== name);
  return { status: 200 };
}

/** Adds an order by the name of its key. An order of more than a day ago, whose key has been reused since, is kept under another name. */
function addOrder(state: State, name: string, order: Order): void {
  const before = state.orders[name];
  if (before !== undefined) state.orders[`${name} of ${before.at}`] = before;
  state.orders[name] = order;
}

function settleCard(state: State, name: string, at: number): void {
  const intent = state.intents[name];
  if (intent === undefined || intent.status !== 'confirmed') return;
  intent.status = 'used';
  const { amount } = intent;
  addOrder(state, name, { id: '', type: 'top_up_card', status: 'pending', completed: [['EUR', amount, 0n]], rejected: [], amount, at });
  moveOrder(state, name, 'completed');
}

/** Runs what is due, in order and at its own time. */
export function passTime(state: State, now: number): void {
  for (;;) {
    const [next] = state.timers.filter(({ due }) => due <= now).toSorted((left, right) => left.due - right.due);
    if (next === undefined) return;
    state.timers = state.timers.filter((timer) => timer !== next);
    if (next.what === 'card') settleCard(state, next.name, next.due);
    else if (moveOrder(state, next.name, next.what).status === 200 && next.what === 'pending') {
      setTimer(state, next.name, 'completed', next.due + 60 * SECOND);
    }
  }
}

function withdraw(state: State, amount: bigint, at: number, name: string): Verdict {
  const share = (amount * 35n) / 10_000n;
  const fee = share > 100n ? share : 100n;
  if (amount <= 1000n || amount <= fee) return refuse(400);
  if (!holdAmounts(state, [['EUR', amount]])) return refuse(400003, 400);
  const ofTheDay = Object.values(state.orders).filter(
    (order) => order.type === 'withdraw_sepa' && order.status !== 'rejected' && order.isReviewed !== true && order.at > at - DAY,
  );
  // Withdrawals of 10,000 in a day are reviewed by a person.
  const isReviewed = ofTheDay.reduce((sum, order) => sum + order.amount, amount) >= 1_000_000n;
  setTimer(state, name, isReviewed ? 'pending' : 'completed', at + (isReviewed ? 120 : 60) * SECOND);
  const status = isReviewed ? 'moderate' : 'pending';
  return { status: 201, order: { id: '', type: 'withdraw_sepa', status, ...toEndings([['EUR', amount]]), amount, at, isReviewed } };
}

function exchange(state: State, amount: bigint, currency: string, at: number): Verdict {
  const [target, rate] = currency === 'EUR' ? ['USD', 107_853n] : ['EUR', 91_784n];
  if (amount < 1000n) return refuse(400);
  if ((state.purses[currency]?.free ?? 0n) < amount) return refuse(400003, 400);
  applyEntries(state, [
    [currency, -amount, 0n],
    [target ?? '', (amount * (rate ?? 0n)) / 100_000n, 0n],
  ]);
  return { status: 201, order: { id: '', type: 'exchange_fiat', status: 'completed', completed: [], rejected: [], amount, at } };
}

/** Amount that card payments have used since a moment: orders, and payments started within half an hour. */
function sumCardUse(state: State, since: number, now: number): bigint {
  const orders = Object.values(state.orders).filter(
    ({ type, status, at }) => type === 'top_up_card' && status !== 'rejected' && at >= since,
  );
  const begun = Object.values(state.intents).filter(
    ({ status, at }) => (status === 'created' || status === 'confirmed') && at > now - HALF_HOUR,
  );
  return [...orders, ...begun].reduce((sum, { amount }) => sum + amount, 0n);
}

function beginCard(state: State, amount: bigint, now: number, name: string): Verdict {
  if (amount < 1000n) return refuse(400);
  const date = new Date(now);
  const used = (day: number): bigint => sumCardUse(state, Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day), now);
  const left = (total: bigint, day: number): bigint => (total > used(day) ? total - used(day) : 0n);
  const most = [200_000n, left(500_000n, date.getUTCDate()), left(2_000_000n, 1)].reduce((least, one) => (one < least ? one : least));
  if (amount > most) return refuse(400004, 400);
  state.intents[name] = { status: 'created', amount, at: now };
  return { status: 200 };
}

function answerSheet(state: State, name: string, outcome: string, now: number): Verdict {
  const intent = state.intents[name];
  if (intent === undefined) return refuse(404);
  if (intent.status !== 'created' || intent.at <= now - HALF_HOUR) return refuse(409003, 409);
  intent.status = outcome === 'approve' ? 'confirmed' : 'failed';
  if (outcome === 'approve') setTimer(state, name, 'card', now + 2 * SECOND);
  return { status: 204 };
}

const ETH_FEE = 70_000n;
const minimums = { ETH: 200_000n, USDC: 500_000n } as const;
const isLocked = (state: State, now: number): boolean => state.guesses.filter((at) => at > now - DAY).length >= 10;

const toSendType = (currency: string) => (currency === 'ETH' ? 'send' : 'token_send');
/** Only one send per coin: until it ends, no other is prepared or sent. */
const isSending = ({ orders }: State, currency: string): boolean =>
  Object.values(orders).some(({ type, status }) => type === toSendType(currency) && (status === 'pending' || status === 'moderate'));

function prepare(state: State, currency: 'ETH' | 'USDC', wanted: bigint, session: string, now: number, name: string): Verdict {
  if (isSending(state, currency)) return refuse(409003, 409);
  const free = state.purses[currency]?.free ?? 0n;
  if (wanted < minimums[currency]) return refuse(400);
  if (wanted > free) return refuse(400003, 400);
  const amount = currency === 'ETH' && wanted + ETH_FEE > free ? wanted - ETH_FEE : wanted;
  if (amount < minimums[currency] || (currency === 'USDC' && (state.purses['ETH']?.free ?? 0n) < ETH_FEE)) return refuse(400005, 400);
  if (isLocked(state, now)) return refuse(112, 400);
  const all = Object.values(state.prepared);
  if (all.filter(({ at }) => at > now - DAY).length >= 30) return refuse(115, 400);
  if (all.filter(({ at }) => at > now - CODE_LIFETIME).length >= 5) return refuse(429);
  for (const one of all) if (one.currency === currency && one.end === '') one.end = 'replaced';
  state.prepared[name] = { currency, amount, fee: ETH_FEE, session, at: now, wrong: 0, isOpen: false, end: '' };
  return { status: 200, facts: `${amount} ${ETH_FEE}` };
}

function openBox(state: State, name: string, session: string, isRight: boolean, now: number): Verdict {
  const operation = state.prepared[name];
  if (operation === undefined || operation.session !== session) return refuse(404);
  if (operation.end !== '' || operation.at <= now - CODE_LIFETIME) return refuse(114, 400);
  if (isLocked(state, now) || operation.wrong >= 5) return refuse(112, 400);
  if (isRight) {
    operation.isOpen = true;
    return { status: 200 };
  }
  operation.wrong += 1;
  state.guesses.push(now);
  return refuse(isLocked(state, now) || operation.wrong === 5 ? 112 : 113, 400);
}

function send(state: State, name: string, session: string, now: number, order: string): Verdict {
  const operation = state.prepared[name];
  if (operation === undefined || operation.session !== session) return refuse(404);
  if (operation.end === 'sent') return refuse(409003, 409);
  if (operation.end === 'replaced' || operation.at <= now - CODE_LIFETIME) return refuse(400006, 400);
  if (!operation.isOpen) return refuse(409003, 409);
  const { amount, fee, currency } = operation;
  if (isSending(state, currency)) return refuse(409003, 409);
  const amounts =
    currency === 'ETH'
      ? ([['ETH', amount + fee]] as const)
      : ([
          ['USDC', amount],
          ['ETH', fee],
        ] as const);
  if (!holdAmounts(state, amounts)) return refuse(400003, 400);
  operation.end = 'sent';
  setTimer(state, order, 'completed', now + 30 * SECOND);
  return { status: 201, order: { id: '', type: toSendType(currency), status: 'pending', ...toEndings(amounts), amount, at: now } };
}

function refresh(state: State, name: string, place: number, now: number): Verdict {
  const session = state.sessions[name];
  const token = session?.tokens[place];
  if (session === undefined || token === undefined) return refuse(401003, 401);
  if (token.used !== null && now - token.used > 10 * SECOND) {
    session.revoked = true;
    return refuse(401004, 401);
  }
  if (session.revoked || token.issued + DAY <= now) return refuse(401003, 401);
  if (session.began + SESSION <= now) {
    session.revoked = true;
    return refuse(401003, 401);
  }
  if (token.used === null) {
    token.used = now;
    session.tokens.push({ issued: now, used: null });
  }
  return { status: 200, facts: String(place + 1) };
}

function isSignedIn(state: State, name: string, place: number, now: number): boolean {
  const session = state.sessions[name];
  return session !== undefined && !session.revoked && (session.tokens[place]?.issued ?? 0) + ACCESS > now && session.began + SESSION > now;
}

function execute(state: State, operation: Operation, now: number): Verdict {
  switch (operation.kind) {
    case 'withdraw':
      return withdraw(state, operation.amount, now, operation.key);
    case 'exchange':
      return exchange(state, operation.amount, operation.currency, now);
    case 'card':
      return beginCard(state, operation.amount, now, operation.key);
    case 'prepare':
      return prepare(state, operation.currency, operation.amount, operation.session, now, operation.key);
    case 'open':
      return openBox(state, operation.name, operation.session, operation.isRight, now);
    case 'send':
      return send(state, operation.name, operation.session, now, operation.key);
    case 'sheet':
      return answerSheet(state, operation.name, operation.outcome, now);
    case 'move':
      return moveOrder(state, operation.name, operation.status);
    case 'signIn':
      state.sessions[operation.name] = { began: now, revoked: false, tokens: [{ issued: now, used: null }] };
      return { status: 200 };
    case 'refresh':
      return refresh(state, operation.session, operation.token, now);
    case 'logOut': {
      const session = state.sessions[operation.session];
      if (session !== undefined) session.revoked = true;
      return { status: 204 };
    }
  }
}

const needsAccess = (operation: Operation): boolean => !['sheet', 'move', 'signIn', 'refresh'].includes(operation.kind);

const toAnswer = (verdict: Verdict): Answer => ({ status: verdict.status, code: verdict.code ?? 0, id: '', facts: verdict.facts ?? '' });

/** Predicts the response to an operation and applies its effect. The id of an order is filled in by `agrees`. */
export function predict(state: State, operation: Operation, now: number): Answer {
  if (needsAccess(operation) && 'session' in operation && !isSignedIn(state, operation.session, operation.token, now))
    return toAnswer(refuse(401002, 401));
  if (!('key' in operation)) return toAnswer(execute(state, operation, now));
  const { session: _session, token: _token, ...asked } = operation;
  const print = JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const kept = state.kept[operation.key];
  if (kept !== undefined && kept.at > now - DAY) {
    return kept.print === print ? { status: kept.status, code: 0, id: kept.id, facts: kept.facts } : toAnswer(refuse(409001, 409));
  }
  const verdict = execute(state, operation, now);
  if (verdict.code !== undefined) return toAnswer(verdict);
  if (verdict.order !== undefined) addOrder(state, operation.key, verdict.order);
  state.kept[operation.key] = { print, at: now, status: verdict.status, id: '', facts: verdict.facts ?? '' };
  return toAnswer(verdict);
}

/** True if the response matches the prediction. The id of an order is learnt from the first response that contains it. */
export function matchesPrediction(state: State, operation: Operation, foretold: Answer, answer: Answer): boolean {
  if (foretold.status !== answer.status || foretold.code !== answer.code || foretold.facts !== answer.facts) return false;
  if (foretold.id !== '') return foretold.id === answer.id;
  if (answer.id === '' || !('key' in operation)) return true;
  const [kept, order] = [state.kept[operation.key], state.orders[operation.key]];
  if (kept === undefined || order === undefined || Object.values(state.orders).some(({ id }) => id === answer.id)) return false;
  kept.id = answer.id;
  order.id = answer.id;
  return true;
}
