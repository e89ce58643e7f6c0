/** Where the journeys' app, the pages on origins of their own and the doubles are: ports that follow each other, all of this machine. */
export function doublePorts(first: number) {
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
    /** The provider itself, without a server before it: only the control surface is asked there. */
    provider: `http://localhost:${first + 10}`,
    /** The same app, served where its provider is not. */
    elsewhere: tls('localhost', 11),
  };
}
