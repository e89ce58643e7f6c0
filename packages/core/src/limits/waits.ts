/** Waits that app and provider agree on; the provider's own figure (`expired`) wins where it gives one. */

/** Before a one-time code may be sent again (LIM-005, LIM-079). */
export const codeResendSeconds = 60;
/** Before a temporary password may be sent again (LIM-006). */
export const temporaryPasswordResendSeconds = 600;
/** Before the code of an account closure may be sent again (LIM-078). */
export const accountClosureResendSeconds = 600;
/** How long personal data outlive the closure of an account, before they are erased (LIM-090, RULE-031). */
export const closedAccountRetentionYears = 5;
