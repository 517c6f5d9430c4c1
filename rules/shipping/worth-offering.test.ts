import { expect, test } from "vitest";
import { sampleLaptop as laptop, sampleMouse as mouse, samplePc as pc } from "../testing/sample-cart.ts";
import { businessDaysBetween } from "./business-days.ts";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import { denver, honolulu, options, readyPc } from "../testing/sample-shipping.ts";
import { rdyTransit } from "./rdy-shipping.ts";
import { worthOffering } from "./worth-offering.ts";

const offered = (...[lines, destination]: Parameters<typeof options>) =>
  worthOffering(options(lines, destination), null).map(({ methodId }) => methodId);

test.each([
  ["a PC to Denver: two days for $74 beside two days for $69", [pc], denver, [7, 9, 4, 10, 3, 6]],
  ["a laptop to Denver", [laptop], denver, [7, 4, 9, 3, 10, 6]],
  ["a PC to Honolulu", [pc], honolulu, [7, 3]],
  ["a mouse to Denver: of two that are the same one is enough", [mouse], denver, [11, 3]],
  ["a ready-made PC to Denver, whose two days are another row's", [readyPc], denver, [7, 9, 4, 10, 5, 6]],
] as const)("%s: a way that costs more and arrives no sooner is left out", (_, lines, destination, expected) => {
  expect(offered(lines, destination)).toEqual(expected);
});

test("an evening or an appointment is something else than the carrier's own time, and is never left out for that", () => {
  const evening = options([pc], denver).find(({ methodId }) => methodId === 9);
  const ground = options([pc], denver).find(({ methodId }) => methodId === 7);
  expect([evening?.handover, ground?.handover]).toEqual(["evening", "any_time"]);
  expect(evening?.arrivesUntil).toBe(ground?.arrivesUntil);
});

test("what was chosen already stays offered, whatever beats it", () => {
  expect(worthOffering(options([pc], denver), 5).map(({ methodId }) => methodId)).toContain(5);
});

test("no ready-made PC is longer on its way than one that is built by the same method", () => {
  for (const row of defaultShippingConfig.rdyShippingMethods) {
    const method = defaultShippingConfig.methods.find(({ methodId }) => methodId === row.methodId);
    const isElsewhere =
      !row.zones.includes("conus") || row.shippingMethodSkuId === defaultShippingConfig.specialRegionOnlySkuId;
    const transit = (isElsewhere && method?.specialRegion?.transit) || method?.transit;
    const ready = rdyTransit(row, defaultShippingConfig);
    expect(ready.until, `row ${row.shippingMethodSkuId}`).toBeLessThanOrEqual(transit?.until ?? 0);
  }
});

test("the way that is included in a ready-made PC's price is as long as in a built one's", () => {
  const days = (line: typeof pc) => {
    const ground = options([line], denver).find(({ fee }) => fee === 0);
    return daysOnTheWay(ground?.shipsOn ?? "", ground?.arrivesFrom ?? "", ground?.arrivesUntil ?? "");
  };
  expect(days(readyPc)).toEqual(days(pc));
});

/** Business days on the way, the first and the last. */
function daysOnTheWay(shipsOn: string, from: string, until: string): number[] {
  const { calendar } = defaultShippingConfig.warehouse;
  return [from, until].map((day) => businessDaysBetween(shipsOn, day, calendar));
}
