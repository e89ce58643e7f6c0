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
