/** Calls whose only write is one order: the order, what answers it and the line of the audit log in one statement, which is a transaction (S3). */
export const placedOrders = [
  // Answers the order's id, or null, with nothing written, when the money is not there. The kept answer is {"id":"…"}. Raises WA001, and
  // undoes everything, when an answer is kept under the key already.
  `create function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
     the_key text, print text, request text, from_address text, what text)
   returns bigint language plpgsql as $$
   declare
     id bigint := place_order(fields, ids, parts, amounts, false, timer);
   begin
     if id is not null and not keep_answer((fields->>'customer_id')::int, the_key, print, 201, '{"id":"' || id || '"}', request, from_address, what,
       (fields->>'created_at')::timestamptz) then
       raise exception 'An answer is kept under this key already' using errcode = 'WA001';
     end if;
     return id;
   end $$`,

  // As before, but the row becomes json by itself: building the binary kind of it cost more than finding it.
  `drop function find_caller(int, uuid, int)`,
  `create function find_caller(who int, family uuid, version int) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(caller) from (select c.*, f.method as session_method from customer c join token_family f on f.customer_id = c.id
       where c.id = who and c.status_version = version and f.id = family and f.revoked_at is null) caller);
   end $$`,
] as const;
