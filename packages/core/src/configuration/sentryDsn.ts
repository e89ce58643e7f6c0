/** Where a Sentry project takes events: `https://<key>@<host>/<project>`, with a path before the project where it is hosted below one. */
export const SENTRY_DSN = /^https?:\/\/([\da-z]+)@([^/\s@]+)((?:\/[^/\s?#]+)*)\/(\d+)$/i;
