/** What customers see of their devices and of what happened to their account (DEV-001, DEV-007), and the device in each line of the log. */
export const deviceNames = [
  `alter table token_family add column device_name text not null default 'Unknown device'`,
  `create table security_event (id uuid primary key, customer_id int not null references customer, kind text not null, device text, name text,
     at timestamptz not null)`,
  'create index security_event_by_customer on security_event (customer_id, at desc)',
  'alter table audit_log add column device text',
  // A line names the session that wrote it: that its device stands in it too is nobody's to forget (RULE-054).
  `create function name_audited_device() returns trigger language plpgsql as $$
   begin
     select f.device_name into new.device from token_family f where f.id = new.session_id::uuid;
     return new;
   end $$`,
  `create trigger audit_log_names_device before insert on audit_log for each row when (new.device is null and new.session_id is not null)
     execute function name_audited_device()`,
] as const;
