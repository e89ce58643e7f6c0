import { flag, listOf, nullable, object, oneOf, text, whole } from '@wallet/core/configuration/readers';
import { jsonKey, textKey } from './StorageKey.ts';

/** What this device remembers of its customer after a logout (SES-003, D-SES-01). Nothing secret may be added here (SES-006). */
export const deviceKeys = {
  authStatus: textKey('local', 'auth_status', text()),
  givenName: textKey('local', 'given_name', text()),
  username: textKey('local', 'username', text()),
  tenantUuid: textKey('local', 'tenant_uuid', text()),
  balanceCurrency: textKey('local', 'balance_currency', oneOf('EUR', 'USD')),
  /** WISH-019. Read before the first paint as well, by the script of index.html. */
  theme: textKey('local', 'theme', oneOf('system', 'light', 'dark')),
  /** WISH-020. Read before the first paint as well, as the theme is. */
  language: textKey('local', 'language', oneOf('en', 'de')),
  /** Absent until the customer has hidden them for the first time (WISH-003). */
  balances: textKey('local', 'balances', oneOf('shown', 'hidden')),
  contrast: textKey('local', 'contrast', oneOf('standard', 'more')),
  /** Minutes without activity (WISH-014). */
  autoLock: textKey('local', 'auto_lock', oneOf('1', '2', '5')),
  /** Popups of deals that need not be shown again: by customer, token and version (D-TOK-13, D-API-25). */
  tokenPopups: jsonKey('local', 'token_popups', listOf(object({ userId: text(), symbol: text(), version: whole() }))),
  /** The customer's own notes on orders, by customer (WISH-024). */
  orderNotes: {
    ...jsonKey('local', 'order_notes', listOf(object({ uuid: text(), orderId: text(), note: text() }))),
    keepsUnreadable: true,
  },
  /** What the device is known by: random, and good for nothing but being known (DEV-006). */
  device: textKey('local', 'device', text(/^[\w-]{16,64}$/)),
  biometryStatus: jsonKey('local', 'biometry_status', object({ username: text(), activatedAt: text() })),
  /** Which tab refreshes the tokens, and until when that counts, where the browser has no Web Locks (D-SES-05). */
  refreshLease: jsonKey('local', 'refresh_lease', object({ holder: text(), until: whole() })),
  biometryChoice: textKey('local', 'biometry_choice', oneOf('Later', 'GetAppPressed')),
} as const;

/** What this device remembers of one customer, by user id: it outlives a logout and speaks of nobody else (D-SES-01). */
export const customerKeys = {
  /** Whether the amount of a send is typed in the currency of the totals (PRICE-010). */
  sendAmountIn: (userId: string) => textKey('local', `send_amount_in/${userId}`, oneOf('fiat', 'coin')),
  /** The warning of a stablecoin's limited functionality is not shown again (LEG-006, D-LEG-18). */
  stablecoinWarning: (userId: string) => textKey('local', `stablecoin_warning/${userId}`, oneOf('hidden')),
} as const;

/** What lives as long as the tab (SES-005). A logout removes all of it but what `visitKeys` holds. */
export const sessionKeys = {
  addressStatus: textKey('session', 'address_status', text()),
  authRoles: jsonKey('session', 'auth_roles', listOf(text())),
  authToken: textKey('session', 'auth_token', text()),
  refreshToken: textKey('session', 'refresh_token', text()),
  tokenType: textKey('session', 'token_type', oneOf('DPoP', 'Bearer')),
  userId: textKey('session', 'user_id', text()),
  uuid: textKey('session', 'uuid', text()),
  passwordHash: textKey('session', 'password_hash', text()),
  /** The payment that is under way, from its creation to its result (D-CARD-17). */
  paymentProviderSecret: jsonKey(
    'session',
    'payment_provider_secret',
    object({ accountId: whole(1), cardId: whole(1), clientSecret: text(), paymentIntent: text(), begunAt: whole() }),
  ),
  /** Payments that the card provider's stand-in has approved: the real one knows its own. */
  approvedPayments: jsonKey('session', 'approved_payments', listOf(text())),
  applyForKyc: jsonKey('session', 'apply_for_kyc', flag),
  /** The code that closes the account, by the entry of the history: a reload must not cost an SMS (D-PROF-12). */
  closureCode: jsonKey('session', 'closure_code', object({ entry: text(), uuid: text(), message: nullable(text()), resendAt: whole() })),
  /** What the accounts offer once after a login by password, until the customer has answered (D-BIO-04, D-PWD-17). */
  entryOffer: textKey('session', 'entry_offer', oneOf('temporaryPassword', 'biometrics')),
  /** Alerts that the customer has closed, by what they say (D-USR-09). */
  closedAlerts: jsonKey('session', 'closed_alerts', listOf(text())),
  /** What the dashboard showed last, for a reload (WISH-015). The dashboard reads it, with readers of its own. */
  lastDashboard: textKey('session', 'last_dashboard', text()),
  /** The customer was asked to finish the registration, as happens once a session (D-SES-20). */
  registrationPrompted: jsonKey('session', 'registration_prompted', flag),
} as const;

/** What a visit carries from page to page, signed in or not. */
export const visitKeys = {
  inviteCode: textKey('session', 'invite_code', text()),
  /** A path of the app with its query, wanted when a guard or a session end intervened; for one use (D-SES-12). */
  returnTo: textKey('session', 'return_to', text(/^\/(?!\/)[^\\]*$/, 'must be a path of the app')),
  /** Why the last session ended, until `/` has said so (D-SES-11, D-SES-16). */
  endNotice: textKey('session', 'end_notice', oneOf('expired', 'idle')),
  /** The code that is on its way: a reload must not cost an SMS, and the wait goes on by the clock (D-REG-15). */
  sentCode: jsonKey(
    'session',
    'sent_code',
    object({
      intent: oneOf('login', 'sign_up'),
      phone: text(),
      method: oneOf('sms', 'call'),
      tenantUuid: text(),
      /** Epoch milliseconds. */
      resendAt: nullable(whole()),
      attemptsLeft: nullable(whole()),
    }),
  ),
  /** Whether this visit is one of those that tell monitoring everything; drawn once (D-APP-27). */
  monitored: jsonKey('session', 'monitored', flag),
  /** What the app runs with, for the page that it restarts as; for one use. Read before there is a storage: by the script of index.html and `loadConfig`. */
  config: textKey('session', 'config', text()),
  /** The app reloads the page for its own policy: the toast that is due there; for one use (THIRD-005). */
  handedToast: jsonKey(
    'session',
    'handed_toast',
    object({ toast: nullable(object({ text: text(), tone: oneOf('neutral', 'positive', 'negative') })) }),
  ),
  /** The version that was reloaded because a part of it was missing (D-APP-03). */
  reloadedVersion: textKey('session', 'reloaded_version', text()),
  /** Where the visitor came from and which campaign sent them, read on the first page of the visit (D-APP-22). */
  campaign: jsonKey('session', 'campaign', object({}, { referer: text(), utm_source: text(), utm_medium: text(), utm_campaign: text() })),
} as const;
