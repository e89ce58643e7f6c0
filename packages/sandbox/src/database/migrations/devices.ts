/** Which device a session was begun on and a password tried from (RULE-051); codes for phones that nobody has are counted by the hour. */
export const devices = [
  'alter table token_family add column device text',
  'create index token_family_by_device on token_family (customer_id, device) where device is not null',
  'alter table password_attempt add column device text',
  `create index one_time_code_of_nobody on one_time_code (sent_at) where customer_id is null and intent = 'sign_up'`,
] as const;
