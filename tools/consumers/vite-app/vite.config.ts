/** Allows only scripts and styles with the nonce of the page. */
const NONCE = 'of-this-page';

export default {
  html: { cspNonce: NONCE },
  preview: {
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; font-src 'self'; img-src data:`,
    },
  },
};
