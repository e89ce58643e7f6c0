import { flag, listOf, nullable, object, oneOf, text, whole } from '@wallet/core/configuration/readers';
import { createJsonKey, createTextKey } from './StorageKey.ts';

/** Values about the customer that stay on the device after a log-out (SES-003, D-SES-01). Nothing secret may be added here (SES-006). */
export const deviceKeys = {
  authStatus: createTextKey('local', 'auth_status', text()),
  givenName: createTextKey('local', 'given_name', text()),
  username: createTextKey('local', 'username', text()),
  tenantUuid: createTextKey('local', 'tenant_uuid', text()),
  balanceCurrency: createTextKey('local', 'balance_currency', oneOf('EUR', 'USD')),
  /** WISH-019. Also read before the first paint, by the script of index.html. */
  theme: createTextKey('local', 'theme', oneOf('system', 'light', 'dark')),
  /** WISH-020. Also read before the first paint, like the theme. */
  language: createTextKey('local', 'language', oneOf('en', 'de')),
  /** Absent until the customer hides them for the first time (WISH-003). */
  balances: createTextKey('local', 'balances', oneOf('shown', 'hidden')),
  contrast: createTextKey('local', 'contrast', oneOf('standard', 'more')),
  /** Minutes without activity (WISH-014). */
  autoLock: createTextKey('local', 'auto_lock', oneOf('1', '2', '5')),
  /** Deal popups not to be shown again, by customer, token and version (D-TOK-13, D-API-25). */
  tokenPopups: createJsonKey('local', 'token_popups', listOf(object({ userId: text(), symbol: text(), version: whole() }))),
  /** The customer's own notes on orders, by customer (WISH-024). */
  orderNotes: {
    ...createJsonKey('local', 'order_notes', listOf(object({ uuid: text(), orderId: text(), note: text() }))),
    keepsUnreadable: true,
  },
  /** Random id that identifies the device and grants nothing (DEV-006). */
  device: createTextKey('local', 'device', text(/^[\w-]{16,64}$/)),
  biometryStatus: createJsonKey('local', 'biometry_status', object({ username: text(), activatedAt: text() })),
  /** The tab that refreshes the tokens and the expiry of its lease, in browsers without Web Locks (D-SES-05). */
  refreshLease: createJsonKey('local', 'refresh_lease', object({ holder: text(), until: whole() })),
  biometryChoice: createTextKey('local', 'biometry_choice', oneOf('Later', 'GetAppPressed')),
} as const;

/** Values of one customer, by user id. They outlive a log-out and contain nothing about others (D-SES-01). */
export const customerKeys = {
  /** Whether the amount of a send is entered in the currency of the totals (PRICE-010). */
  sendAmountIn: (userId: string) => createTextKey('local', `send_amount_in/${userId}`, oneOf('fiat', 'coin')),
  /** Set when the warning about a stablecoin's limited functionality must not be shown again (LEG-006, D-LEG-18). */
  stablecoinWarning: (userId: string) => createTextKey('local', `stablecoin_warning/${userId}`, oneOf('hidden')),
} as const;

/** Values that live as long as the tab (SES-005). A log-out removes them. `visitKeys` is not affected. */
export const sessionKeys = {
  addressStatus: createTextKey('session', 'address_status', text()),
  authRoles: createJsonKey('session', 'auth_roles', listOf(text())),
  authToken: createTextKey('session', 'auth_token', text()),
  refreshToken: createTextKey('session', 'refresh_token', text()),
  tokenType: createTextKey('session', 'token_type', oneOf('DPoP', 'Bearer')),
  userId: createTextKey('session', 'user_id', text()),
  uuid: createTextKey('session', 'uuid', text()),
  passwordHash: createTextKey('session', 'password_hash', text()),
  /** The pending payment, from its creation to its result (D-CARD-17). */
  paymentProviderSecret: createJsonKey(
    'session',
    'payment_provider_secret',
    object({ accountId: whole(1), cardId: whole(1), clientSecret: text(), paymentIntent: text(), begunAt: whole() }),
  ),
  /** Payments approved by the card provider's stand-in. The real one stores its own. */
  approvedPayments: createJsonKey('session', 'approved_payments', listOf(text())),
  applyForKyc: createJsonKey('session', 'apply_for_kyc', flag),
  /** The code that closes the account, by history entry, so that a reload does not send another SMS (D-PROF-12). */
  closureCode: createJsonKey(
    'session',
    'closure_code',
    object({ entry: text(), uuid: text(), message: nullable(text()), resendAt: whole() }),
  ),
  /** Offered once after a login by password, until the customer has answered (D-BIO-04, D-PWD-17). */
  entryOffer: createTextKey('session', 'entry_offer', oneOf('temporaryPassword', 'biometrics')),
  /** Texts of the alerts closed by the customer (D-USR-09). */
  closedAlerts: createJsonKey('session', 'closed_alerts', listOf(text())),
  /** Last state of the dashboard, for a reload (WISH-015). The dashboard parses it itself. */
  lastDashboard: createTextKey('session', 'last_dashboard', text()),
  /** Set when the customer was asked to finish the registration, which happens once per session (D-SES-20). */
  registrationPrompted: createJsonKey('session', 'registration_prompted', flag),
} as const;

/** Values carried from page to page during a visit, signed in or not. */
export const visitKeys = {
  inviteCode: createTextKey('session', 'invite_code', text()),
  /** Path in the app with its query, requested before a guard or a session end intervened. Used once (D-SES-12). */
  returnTo: createTextKey('session', 'return_to', text(/^\/(?!\/)[^\\]*$/, 'must be a path of the app')),
  /** Why the last session ended. Removed when `/` has shown it (D-SES-11, D-SES-16). */
  endNotice: createTextKey('session', 'end_notice', oneOf('expired', 'idle')),
  /** The pending code, so that a reload does not send another SMS and the timer continues (D-REG-15). */
  sentCode: createJsonKey(
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
  /** Whether this visit sends everything to monitoring. Decided once (D-APP-27). */
  monitored: createJsonKey('session', 'monitored', flag),
  /**
   * The configuration, passed to the page after a restart. Used once. The script of index.html and `loadConfig` read it without the
   * storage.
   */
  config: createTextKey('session', 'config', text()),
  /** Set when the app reloads the page for its own policy, with the pending toast. Used once (THIRD-005). */
  handedToast: createJsonKey(
    'session',
    'handed_toast',
    object({ toast: nullable(object({ text: text(), tone: oneOf('neutral', 'positive', 'negative') })) }),
  ),
  /** The version that was reloaded because one of its chunks was missing (D-APP-03). */
  reloadedVersion: createTextKey('session', 'reloaded_version', text()),
  /** Referrer and campaign of the visitor, read on the first page of the visit (D-APP-22). */
  campaign: createJsonKey(
    'session',
    'campaign',
    object({}, { referer: text(), utm_source: text(), utm_medium: text(), utm_campaign: text() }),
  ),
} as const;
