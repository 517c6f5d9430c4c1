import type { listWarranties as call } from "#contract/warranties.ts";
import { warrantyTerm } from "#rules/promises/warranty-term.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { MemberHandler } from "../http/route.ts";
import { offeredFor } from "./covered-lines.ts";
import { type Covered, listCovered } from "./list-covered.ts";

export const listWarranties: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { timeZone } = world.config.shipping.warehouse;
  const dayOf = (at: Date) => localTime(at.toISOString(), timeZone).on;
  const today = dayOf(world.now());
  const lines = await listCovered(world.db.queries, principal.memberId);
  const skus = await world.catalogue.skus(lines.flatMap(({ covered }) => covered.skuId ?? []));
  const mayBeLonger = ({ covered }: Covered) =>
    !("reason" in offeredFor(covered, skus.get(covered.skuId ?? 0), world.config, world.now()));
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
          MayBeLonger: line.months === line.covered.facts.warrantyMonths && mayBeLonger(line),
          DeliveredOn: deliveredOn,
          EndsOn: term?.endsOn ?? null,
          DaysLeft: term?.daysLeft ?? null,
        };
      }),
    },
  };
};
