/** What an investigator asks of a line besides: the session it happened in, and how it was proved (RULE-054). */
export const auditLines = ['alter table audit_log add column session_id text, add column method text'] as const;
