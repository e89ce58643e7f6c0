/** Answers that were kept long enough are found by their age: they are deleted a few at a time. */
export const keptAnswers = [`create index idempotency_by_age on idempotency (kept_at)`] as const;
