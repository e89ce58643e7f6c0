// Limits of the specification that app and provider share, each defined once. Lengths are in characters, both ends inclusive. For waits,
// the provider's own figure (`expired`) takes precedence where it gives one.

/** Normalised phone number, including its plus (LIM-014). */
export const phoneLength = { min: 6, max: 19 } as const;
/** New password (LIM-008, LIM-009). */
export const newPasswordLength = { min: 8, max: 32 } as const;
/** Existing password: the login field and "Old password" (LIM-007, LIM-010, LIM-011). */
export const knownPasswordLength = { min: 6, max: 32 } as const;
/** Digits of a one-time code by delivery method (LIM-012, LIM-013). */
export const oneTimeCodeDigits = { sms: 6, call: 4 } as const;
/** Invite or promo code (LIM-015). */
export const inviteCodeLength = { min: 1, max: 20 } as const;
/** Beneficiary or participant name (LIM-016). */
export const participantNameMaxLength = 140;
/** Integer digits of a typed or sent amount (LIM-018). */
export const amountIntegerDigits = 10;
/**
 * Minimum withdrawal to a bank, exclusive, in units of the account's currency. Used only when the provider's settings name none (LIM-021,
 * D-LIM-03).
 */
export const minimalWithdrawal = '10';
/** Message to support. The counter is shown from `counterFrom` on (LIM-022, D-LIM-05). */
export const supportMessageLength = { max: 8912, counterFrom: 8000 } as const;
/** Comment of a send (LIM-082). */
export const sendCommentMaxLength = 140;
/** Address of a send, configurable per network. Other products may raise it (LIM-083, D-SEND-07). */
export const sendAddressMaxLength = 42;
/** Payment link: what a QR code of 214 px can still show sharply enough for another phone (WISH-018). */
export const paymentLinkMaxLength = 500;
/** Name of a saved address (WISH-006). */
export const addressNameMaxLength = 40;
/** E-mail address (D-FMT-08). */
export const emailMaxLength = 254;
/** Number in a company register, CRN. */
export const legalIdLength = { min: 1, max: 35 } as const;

const MEBIBYTE = 1024 * 1024;

/** Maximum size of a single file, inclusive (LIM-063, D-API-28). */
export const maxFileBytes = 25 * MEBIBYTE;
/** Maximum total size of the files of one upload (LIM-064). */
export const maxTotalFileBytes = 60 * MEBIBYTE;
/** Maximum number of files of one upload, by what they prove (LIM-065, LIM-066). */
export const maxFiles = { address: 10, card: 2 } as const;

/** Wait before a one-time code may be sent again (LIM-005, LIM-079). */
export const codeResendSeconds = 60;
/** Wait before a temporary password may be sent again (LIM-006). */
export const temporaryPasswordResendSeconds = 600;
/** Wait before the code of an account closure may be sent again (LIM-078). */
export const accountClosureResendSeconds = 600;
/** Retention of personal data after an account is closed (LIM-090, RULE-031). */
export const closedAccountRetentionYears = 5;
