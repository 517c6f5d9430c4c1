import type { CoveredLine, listWarranties as call } from "#contract/warranties.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { warrantyTerm } from "#rules/promises/warranty-term.ts";
import { datesNow } from "#rules/shipping/shipping-dates.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { offeredFor } from "./covered-lines.ts";
import { type Covered, listCovered } from "./list-covered.ts";

export const listWarranties: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const dayOf = (at: Date) => localTime(at.toISOString(), timeZone).on;
  const today = dayOf(world.now());
  const lines = await listCovered(world.db.queries, principal.memberId);
  const skus = await world.catalogue.skus(lines.flatMap(({ covered }) => covered.skuId ?? []));
  const longerOf = ({ covered, months }: Covered): CoveredLine["Longer"] => {
    // Units that have a longer one already are a line of their own.
    if (months !== covered.facts.warrantyMonths) return null;
    const offered = offeredFor(covered, skus.get(covered.skuId ?? 0), world.config, world.now());
    const shortest = "reason" in offered ? undefined : offered.choices[0];
    return "reason" in offered || !shortest
      ? null
      : { Months: shortest.months, Price: toWireMoney(shortest.price), Until: offered.until };
  };
  return {
    reply: {
      Success: true,
      Lines: lines.map((line) => {
        const deliveredOn = line.deliveredAt && dayOf(line.deliveredAt);
        const term = deliveredOn === null ? null : warrantyTerm(deliveredOn, line.months, today);
        return {
          OrderNumber: line.orderNumber,
          Name: line.name,
          MainPicture: line.picture,
          PictureVersion: world.pictures.versionOf(line.picture),
          Units: line.units,
          Months: line.months,
          Longer: longerOf(line),
          OpenRma: line.openRma ?? "",
          DeliveredOn: deliveredOn,
          EndsOn: term?.endsOn ?? null,
          ExpectedOn: deliveredOn === null ? expectedOn(world, line, today) : null,
          DaysLeft: term?.daysLeft ?? null,
        };
      }),
    },
  };
};

/** What is late and still here is expected as much later; a day that has gone by tells nobody anything. */
function expectedOn({ config }: World, line: Covered, today: string): string | null {
  const { arrivesUntil } = isOnTheFloor(line.covered.state)
    ? datesNow(line, today, line.country, config.shipping)
    : line;
  return arrivesUntil < today ? null : arrivesUntil;
}
