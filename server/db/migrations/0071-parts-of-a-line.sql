-- What is inside a computer is what was sold: its hash stands beside it from the first moment, and neither changes.
alter table order_lines add column parts_sha256 text;
update order_lines set parts_sha256 = encode(sha256(convert_to(parts::text, 'UTF8')), 'hex');

create function keep_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.parts <> old.parts or new.sku_id is distinct from old.sku_id
     or new.parts_sha256 is distinct from old.parts_sha256) then
    raise exception 'what line % sold does not change', old.id;
  end if;
  if tg_op = 'INSERT' then
    new.parts_sha256 := encode(sha256(convert_to(new.parts::text, 'UTF8')), 'hex');
  end if;
  return new;
end $$;
create trigger keep_parts before insert or update of parts, sku_id, parts_sha256 on order_lines
  for each row execute function keep_parts();
