/** How a code arrives: 6 digits by SMS, 4 by call. */
export type CodeMethod = 'sms' | 'call';

export type CodeRequest = {
  readonly username: string;
  readonly intent: 'login' | 'sign_up';
  /** Absent: the provider chooses. */
  readonly method?: CodeMethod;
  readonly isResend?: boolean;
  readonly inviteCode?: string;
};

export type CodeAnswer = {
  readonly tenantUuid: string;
  readonly method: CodeMethod;
  readonly methods: readonly CodeMethod[];
  readonly sent: boolean;
  /** Seconds until the next code may be asked for; null when the provider does not say. */
  readonly waitSeconds: number | null;
  /** Codes that may still be sent; null: no limit is known. */
  readonly attemptsLeft: number | null;
  /** The provider said that a code is on its way already. */
  readonly wasWaiting: boolean;
};
