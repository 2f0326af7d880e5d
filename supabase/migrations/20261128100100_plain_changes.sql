-- What `keep_items` answers is in proportion to what it is sent: each item once, its kind and key as text. A number such
-- as 1e131000 would come back a thousand times as long, and so would a kept text that is named five hundred times.
create function private.plain_changes(p_items jsonb) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
declare
  -- The embedded backend hands the list over as a text.
  items jsonb := case jsonb_typeof(p_items) when 'string' then (p_items #>> '{}')::jsonb else p_items end;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 500 then
    raise exception 'The changes must be a list of at most 500.' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_path_exists(items, 'strict $.** ? (@.type() == "number" && (@.abs() > 1e308 || (@ != 0 && @.abs() < 1e-300)))') then
    raise exception 'A number is too large, or too small.' using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from jsonb_array_elements(items) i
    where jsonb_typeof(i -> 'kind') is distinct from 'string' or jsonb_typeof(i -> 'key') is distinct from 'string'
      or char_length(i ->> 'key') not between 1 and 300
  ) or (select count(*) > count(distinct (i -> 'kind', i -> 'key')) from jsonb_array_elements(items) i) then
    raise exception 'Each change names one item, by kind and key, and no item comes twice.'
      using errcode = 'invalid_parameter_value';
  end if;
  return items;
end
$$;
revoke all on function private.plain_changes(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.plain_changes(jsonb) to authenticated;

create or replace function public.keep_items(p_items jsonb) returns jsonb
  language sql volatile security invoker set search_path = ''
as $$
  select private.keep_items(private.plain_changes(p_items))
$$;
