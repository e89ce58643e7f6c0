/** What a page may do beyond its own origin: exactly what its configuration names. */
export type Outside = {
  /** Origins that it may ask. */
  readonly connect: readonly string[];
  /** Addresses that it may frame. */
  readonly frame: readonly string[];
  /** Scripts of partners, which the page carries with its nonce. They write elements themselves, so markup from strings cannot be refused. */
  readonly scripts: readonly string[];
};

export const nothingOutside: Outside = { connect: [], frame: [], scripts: [] };

/** Nothing but what carries this answer's nonce may run or style; without a partner's script no script may make markup from a string. */
export function contentSecurityPolicy(nonce: string, { connect, frame, scripts }: Outside = nothingOutside): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frame].join(' '),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    ...(scripts.length === 0 ? [`require-trusted-types-for 'script'`, `trusted-types 'none'`] : []),
  ].join('; ');
}

const intercom = 'https://*.intercom.io https://*.intercomcdn.com https://*.intercomcdn.eu';

/**
 * The policy of the frame that holds the support chat, and of it alone: Intercom's script, vouched for by ours, makes scripts, styles and
 * frames, and speaks to its own hosts. The page around the frame keeps the policy of the app.
 */
export function chatPolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline'`,
    `img-src data: blob: ${intercom} https://*.intercomassets.com https://*.intercomusercontent.com`,
    `font-src https://*.intercomcdn.com`,
    `media-src https://*.intercomcdn.com`,
    `connect-src ${intercom} wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://*.intercomusercontent.com`,
    `frame-src https://intercom-sheets.com https://www.intercom-reporting.com https://www.youtube.com https://player.vimeo.com`,
    `form-action https://intercom.help https://api-iam.intercom.io`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** The headers of every page of this origin. @param policy what its page may do */
export function pageHeaders(nonce: string, policy: string = contentSecurityPolicy(nonce)): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'no-store',
  };
}
