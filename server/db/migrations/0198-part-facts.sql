-- Facts of parts say all that a compatibility rule asks, and null is unknown; where they come from is a list of sources.
-- What the old shape does not say surely (which M.2 slots, which sockets for screens, which fans) is unknown until the
-- next import says it.
update products set detail = detail || jsonb_build_object(
  'pcLab', false,
  'factsFrom', case when detail ->> 'factsFrom' is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('source', 'The catalogue file', 'record', detail ->> 'factsFrom', 'on', created_at::date)) end,
  'facts', case option_id
    when 1 then '{"maxBoardWidthMm":null,"expansionSlots":null,"maxGpuHeightMm":null,"maxPsuWithoutCageMm":null,"rearConnect":null,"frontUsbC":null,"fans":null,"hubPorts":null,"hubSataPower":null}'::jsonb
      || (detail -> 'facts') - 'fansIncluded'
      || jsonb_build_object('radiatorSpots', (
        select coalesce(jsonb_agg(jsonb_build_object('place', spot -> 'place', 'sizesMm', jsonb_build_array(spot -> 'maxMm'), 'depthMm', null, 'offsetMm', null, 'fanCount', null)), '[]')
        from jsonb_array_elements(detail -> 'facts' -> 'radiatorSpots') as spot))
    when 2 then '{"family":null,"maxMemoryGb":null,"memorySpeedMhz":null,"ecc":null,"gpuLanes":null,"pcieGeneration":null}'::jsonb || (detail -> 'facts')
    when 3 then '{"widthMm":null,"backConnect":null,"ecc":null,"m2":null,"gpuSlotLanes":null,"caseFanHeaders":null,"pumpHeaders":null,"usbTypeE":null,"biosFlashback":null,"biosOnBoxSupports":null}'::jsonb
      || (detail -> 'facts') - 'm2Slots' - 'epsConnectors' - 'fanHeaders'
      || jsonb_build_object('epsPlugs', jsonb_build_object('eight', detail -> 'facts' -> 'epsConnectors', 'four', 0))
    when 4 then '{"form":null,"registered":null,"ecc":null,"ranks":null,"profiles":null}'::jsonb || (detail -> 'facts')
    when 5 then '{"memoryBandwidthGbS":null,"heightMm":null,"boardPower":null,"radiatorMm":null,"radiatorThickMm":null,"pcieGeneration":null,"pcieLanes":null}'::jsonb
      || (detail -> 'facts')
      || jsonb_build_object('outputs', null, 'powerConnectors', '{"pcie6":0}'::jsonb || (detail -> 'facts' -> 'powerConnectors'))
    when 7 then '{"atxVersion":null,"nativePin16":null,"pin16Watts":null}'::jsonb || (detail -> 'facts')
    when 8 then '{"radiatorThickMm":null,"fanThickMm":null,"memoryClearanceMm":null,"sataPower":null}'::jsonb
      || (detail -> 'facts')
      || case when detail -> 'facts' ->> 'type' = 'air' then '{"radiatorMm":"none"}'::jsonb else '{}' end
    when 9 then '{"thickMm":null,"connector":null}'::jsonb || (detail -> 'facts')
    when 24 then '{"inputs":null}'::jsonb || (detail -> 'facts')
    when 28 then '{"system":null}'::jsonb || (detail -> 'facts')
    else detail -> 'facts' end)
where kind = 'part';

update products set detail = jsonb_set(detail, '{facts,monitor,inputs}', 'null')
where kind = 'gear' and jsonb_typeof(detail -> 'facts' -> 'monitor') = 'object';

-- Facts that are the same have the same version, whoever wrote them and when.
create function facts_version(facts jsonb) returns text language sql immutable
  as $$ select left(encode(sha256(convert_to(facts::text, 'UTF8')), 'hex'), 12) $$;

-- Every version that there was: what was judged by one can be judged by it again.
create table part_facts (
  product_id bigint not null references products (id),
  version    text not null,
  facts      jsonb not null,
  since      timestamptz not null,
  primary key (product_id, version)
);

insert into part_facts (product_id, version, facts, since)
select id, facts_version(detail -> 'facts'), detail -> 'facts', now()
from products where kind = 'part' and jsonb_typeof(detail -> 'facts') = 'object';
