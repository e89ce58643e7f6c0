import { brake } from './brake.ts';

/** The newest definition of a function that took an advisory lock, with a row in its place. */
const withRow = (name: string): string[] =>
  brake
    .filter((statement) => statement.startsWith(`create or replace function ${name}(`))
    .map((statement) => statement.replaceAll(/pg_advisory_xact_lock\(hashtextextended\((.*?), 0\)\)/g, 'lock_row($1)'));

/** What several processes share (HA-011, HA-014): rows to wait at, and the limits of calls. */
export const sharedLoad = [
  // Who does something one after the other waits at a row of its name until the other's transaction ends; the name is kept as a number, because
  // it may be a phone. Not every engine has advisory locks.
  'create table lock_row (name bigint primary key)',
  `create function lock_row(what text) returns void language plpgsql as $$
   begin
     insert into lock_row (name) values (hashtextextended(what, 0)) on conflict (name) do update set name = excluded.name where false;
   end $$`,
  ...withRow('place_order'),
  ...withRow('place_answered_order'),

  // Calls of a bucket in a sixth of its window. Unlogged: a failover begins to count anew, and harms nobody.
  `create unlogged table call_count (
     bucket text not null, sixth bigint not null, count int not null, ends_at timestamptz not null, primary key (bucket, sixth))`,
  'create index call_count_by_end on call_count (ends_at)',
  // Counts a call in all its buckets and answers 0, or counts it in none and answers the seconds to wait. The sixth that runs and the six before
  // it count, so that no window of that length has more. Buckets come in order: two calls never wait for each other in a circle.
  `create function take_limits(buckets text[], limits float8[], windows bigint[], moment bigint) returns int language plpgsql as $$
   declare
     seconds int;
   begin
     insert into call_count as c (bucket, sixth, count, ends_at)
       select b.bucket, moment * 6 / (b.seconds * 1000), 1, to_timestamp((moment + b.seconds * 2000) / 1000.0)
       from unnest(buckets, windows) as b(bucket, seconds) order by b.bucket
       on conflict (bucket, sixth) do update set count = c.count + 1;
     select max(greatest(1, ceil(((used.first + 7) * b.seconds * 1000 / 6.0 - moment) / 1000))) into seconds
       from unnest(buckets, limits, windows) as b(bucket, most, seconds)
       cross join lateral (
         select sum(c.count) as total, min(c.sixth) filter (where c.count > 0) as first from call_count c
         where c.bucket = b.bucket and c.sixth between moment * 6 / (b.seconds * 1000) - 6 and moment * 6 / (b.seconds * 1000)) used
       where used.total > b.most;
     if seconds is null then return 0; end if;
     update call_count c set count = c.count - 1 from unnest(buckets, windows) as b(bucket, seconds)
       where c.bucket = b.bucket and c.sixth = moment * 6 / (b.seconds * 1000);
     return seconds;
   end $$`,
];
