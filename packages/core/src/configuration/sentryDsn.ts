/** DSN of a Sentry project: `https://<key>@<host>/<project>`, with a path before the project when Sentry is hosted under one. */
export const SENTRY_DSN = /^https?:\/\/([\da-z]+)@([^/\s@]+)((?:\/[^/\s?#]+)*)\/(\d+)$/i;
