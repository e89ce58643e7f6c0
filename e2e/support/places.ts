/** Local addresses of the journeys' app, the pages on separate origins and the doubles, on consecutive ports. */
export function getPlaces(first: number) {
  const at = (offset: number): string => `http://127.0.0.1:${first + offset}`;
  const tls = (host: string, offset = 0): string => `https://${host}:${first + offset}`;
  return {
    app: tls('localhost'),
    chat: tls('chat.localhost'),
    identityPage: tls('identity.localhost'),
    stripe: at(2),
    recaptcha: at(3),
    identity: at(4),
    intercom: at(5),
    sentry: at(6),
    pictures: at(7),
    veriff: at(8),
    sumsub: at(9),
    /** The provider without the server in front of it. Only used for the control surface. */
    provider: `http://localhost:${first + 10}`,
    /** The same app on an origin other than its provider's. */
    elsewhere: tls('localhost', 11),
  };
}
