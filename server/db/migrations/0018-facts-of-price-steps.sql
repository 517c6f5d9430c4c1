-- A step of an order's price keeps its rule and the facts that the rule saw, no longer the sentences a shopper read
-- (decision 16). The facts stand in the order's own input; what does not (a tax's base, a day's source, how a fee of
-- shipping came about) stands in the sentence itself. A way of shipping whose sentence tells no facts keeps it as it is.
-- One pass: each order with sentences is rewritten once, about a millisecond each. Run again, it finds nothing to do.

create function pg_temp.cents_in(amount text) returns bigint language sql immutable as $$
  select replace(replace(amount, ',', ''), '.', '')::bigint
$$;

create function pg_temp.first_cents(words text, before text) returns bigint language sql immutable as $$
  select pg_temp.cents_in(substring(words from before || '\$([\d,.]*\d)'))
$$;

create function pg_temp.shipping_reason(why text, cart jsonb) returns jsonb language sql immutable as $$
  select case
    when why like 'A deposit is paid now;%' then '{"because": "deposits_only"}'::jsonb
    when why like 'Free from $%' then
      jsonb_build_object('because', 'free_from', 'minimum', pg_temp.first_cents(why, '^Free from '))
    when why like 'Free with code %' then
      jsonb_build_object('because', 'free_with_code', 'code', substring(why from '^Free with code (.+)\.$'))
    when why like '% kg of gear: $%' then jsonb_build_object(
      'because', 'gear_weight',
      'grams', (
        select sum((line ->> 'weightGrams')::bigint * (line ->> 'quantity')::bigint)
        from jsonb_array_elements(cart -> 'lines') as line
        where not (line ->> 'isPreOrderDeposit')::boolean
      ),
      'fee', pg_temp.first_cents(why, 'of gear: '),
      'adder', case
        when why like '% for the postal service.' then
          jsonb_build_object('because', 'postal_service', 'fee', pg_temp.first_cents(why, ', and '))
        when why like '% for two-day delivery to %' then jsonb_build_object(
          'because', 'two_days_to_region',
          'fee', pg_temp.first_cents(why, ', and '),
          'state', substring(why from 'delivery to ([A-Z]{2})')
        )
      end
    )
    when why like 'Included in the price of every ready-made PC.%' or why ~ '^\d+ ready-made × \$' then
      jsonb_build_object(
        'because', 'ready_made',
        'count', (
          select sum((line ->> 'quantity')::int)
          from jsonb_array_elements(cart -> 'lines') as line
          where (line ->> 'modelId')::int > 0 and not (line ->> 'isPreOrderDeposit')::boolean
        ),
        'each', coalesce(pg_temp.first_cents(why, 'ready-made × '), 0),
        'days', case when why like '% 5-7 Business Days.' then '{"from": 5, "until": 7}'::jsonb end
      )
    when why = 'Included in the price of every PC and laptop.' then '{"because": "systems", "charged": []}'::jsonb
    when why ~ '^\d+ × \$[\d,.]+ \((the )?(desktop|laptop) rate' then jsonb_build_object(
      'because', 'systems',
      'charged', (
        select jsonb_agg(jsonb_build_object(
          'kind', part[3],
          'count', part[1]::int,
          'each', pg_temp.cents_in(part[2]),
          'rate', pg_temp.cents_in(part[4]),
          'included', pg_temp.cents_in(part[5])
        ))
        from regexp_matches(
          why,
          '(\d+) × \$([\d,.]*\d) \((?:the )?(desktop|laptop) rate (?:of )?\$([\d,.]*\d),? less \$([\d,.]*\d)',
          'g'
        ) as part
      )
    )
    else jsonb_build_object('because', 'as_written', 'words', why)
  end
$$;

-- At these rates of the table of that time a tax was the state's alone; later orders say so themselves.
create function pg_temp.is_of_state_alone(state text, rate text) returns boolean language sql immutable as $$
  select (state || ' ' || rate) = any (array[
    'AL 40000', 'AZ 56000', 'AR 65000', 'CA 72500', 'CO 29000', 'FL 60000', 'GA 40000', 'HI 40000', 'ID 60000',
    'IL 62500', 'IA 60000', 'KS 65000', 'LA 50000', 'MN 68750', 'MS 70000', 'MO 42250', 'NE 55000', 'NV 68500',
    'NM 48750', 'NY 40000', 'NC 47500', 'ND 50000', 'OH 57500', 'OK 45000', 'PA 60000', 'SC 60000', 'SD 42000',
    'TN 70000', 'TX 62500', 'UT 61000', 'VT 60000', 'VA 53000', 'WA 65000', 'WV 60000', 'WI 50000', 'WY 40000'
  ])
$$;

create function pg_temp.facts_of(step jsonb, cart jsonb, bill jsonb) returns jsonb language sql immutable as $$
  select case
    when step ->> 'rule' in ('item', 'pre-order-deposit') then (
      select jsonb_build_object(
        'name', line -> 'description',
        'isIncluded', line ->> 'freeWithLineId' is not null,
        'unit', (step ->> 'amount')::bigint / (line ->> 'quantity')::bigint,
        'quantity', line -> 'quantity'
      )
      from jsonb_array_elements(cart -> 'lines') as line
      where line ->> 'lineId' = step ->> 'lineId'
    )
    when step ->> 'kind' in ('line', 'warranty') then (
      select jsonb_strip_nulls(jsonb_build_object(
        'group', case when step ->> 'rule' = 'operating-system' then line -> 'operatingSystemGroup' end,
        'unit', (step ->> 'amount')::bigint / (line ->> 'quantity')::bigint,
        'quantity', line -> 'quantity'
      ))
      from jsonb_array_elements(cart -> 'lines') as line
      where line ->> 'lineId' = step ->> 'lineId'
    )
    when step ->> 'rule' = 'coupon-amount' then
      jsonb_build_object('code', cart #> '{coupon,code}', 'off', cart #> '{coupon,value}')
    when step ->> 'rule' = 'coupon-percent' then
      jsonb_build_object('code', cart #> '{coupon,code}', 'ratePpm', step -> 'ratePpm')
    when step ->> 'kind' = 'id_discount' then
      jsonb_build_object('groupName', cart #> '{idVerification,groupName}', 'ratePpm', step -> 'ratePpm')
    when step ->> 'kind' = 'points' then jsonb_build_object('points', bill -> 'pointsUsed')
    when step ->> 'kind' = 'shipping' then jsonb_build_object(
      'method', substring(step ->> 'label' from '^Shipping, (.*)$'),
      'reason', pg_temp.shipping_reason(step ->> 'why', cart)
    )
    when step ->> 'kind' = 'recycling' then jsonb_build_object(
      'validFrom', step -> 'validFrom',
      'source', coalesce(substring(step ->> 'why' from 'we keep none of it\. (.*)$'), '')
    )
    when step ->> 'kind' = 'delivery_fee' then jsonb_build_object(
      'validFrom', step -> 'validFrom',
      'source', coalesce(substring(step ->> 'why' from '\d\. (.*)$'), '')
    )
    when step ->> 'kind' = 'tax' then jsonb_build_object(
      'tax', regexp_replace(step ->> 'label', ' on shipping$', ''),
      'country', cart #> '{destination,country}',
      'state', cart #> '{destination,state}',
      'ratePpm', step -> 'ratePpm',
      'validFrom', step -> 'validFrom',
      'base', pg_temp.first_cents(step ->> 'why', ' of '),
      'leavesOutLocalTax', cart #>> '{destination,country}' = 'USA' and coalesce(
        (step ->> 'leavesOutLocalTax')::boolean,
        pg_temp.is_of_state_alone(cart #>> '{destination,state}', step ->> 'ratePpm')
      )
    ) || case
      when step ->> 'label' like '% on shipping' then '{"rule": "tax-on-shipping"}'::jsonb
      else jsonb_build_object('rule', 'tax', 'isRoundedByItem', step ->> 'rounding' not like '$%')
    end
    else '{}'::jsonb
  end
$$;

create function pg_temp.not_charged(old jsonb, cart jsonb) returns jsonb language sql immutable as $$
  select case
    when old ->> 'rule' = 'colorado-delivery-fee' then jsonb_build_object(
      'rule', old -> 'rule',
      'because', case when old ->> 'why' like '%Katapult%' then 'katapult' else 'deposit' end
    )
    when old ->> 'rule' = 'minnesota-delivery-fee' then
      jsonb_build_object('rule', old -> 'rule', 'minimum', pg_temp.first_cents(old ->> 'why', 'begins at '))
    when old ->> 'rule' like 'tax-usa-%' then
      jsonb_build_object('rule', 'no-state-tax', 'state', cart #> '{destination,state}')
    when old ->> 'rule' = 'tax-exemption' then
      jsonb_build_object('rule', old -> 'rule', 'certificate', cart #> '{taxExemption,certificate}')
    when old ->> 'rule' = 'tax-holiday' then jsonb_build_object(
      'rule', old -> 'rule',
      'state', cart #> '{destination,state}',
      'until', replace(substring(old ->> 'why' from 'until ([\d-]+ [\d:]+)'), ' ', 'T')
    )
    else jsonb_build_object('rule', old -> 'rule')
  end
$$;

update orders
set priced_steps = (priced_steps - array['shippingOptions', 'couponOutcome']) || jsonb_build_object(
  'steps', (
    select jsonb_agg(
      (step - array['label', 'why', 'rounding', 'ratePpm', 'validFrom', 'leavesOutLocalTax'])
        || pg_temp.facts_of(step, priced_cart, priced_steps)
      order by place
    )
    from jsonb_array_elements(priced_steps -> 'steps') with ordinality as steps (step, place)
  ),
  'notCharged', (
    select coalesce(jsonb_agg(pg_temp.not_charged(old, priced_cart) order by place), '[]')
    from jsonb_array_elements(priced_steps -> 'notCharged') with ordinality as none (old, place)
  )
)
where priced_steps #> '{steps,0}' ? 'label';

drop function pg_temp.not_charged, pg_temp.facts_of, pg_temp.is_of_state_alone, pg_temp.shipping_reason,
  pg_temp.first_cents, pg_temp.cents_in;
