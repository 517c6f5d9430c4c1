import type { getPointsPage as call } from "#contract/points.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { pendingPoints, pointsBalance } from "#rules/points/points-ledger.ts";
import { pointsValue } from "#rules/points/use-points.ts";
import type { MemberHandler } from "../http/route.ts";
import { listPointEntries } from "./point-entries-table.ts";

export const getPointsPage: MemberHandler<typeof call> = async ({ world, principal }) => {
  const { points, shipping } = world.config;
  const entries = await listPointEntries(world.db.queries, principal.memberId, world.config);
  const total = pointsBalance(entries, world.now().toISOString());
  const spendable = Math.max(0, total) - (Math.max(0, total) % points.spentInStepsOf);
  return {
    reply: {
      Success: true,
      Total: total,
      Pending: pendingPoints(entries),
      Spendable: spendable,
      Worth: toWireMoney(pointsValue(spendable, points)),
      Step: points.spentInStepsOf,
      StepWorth: toWireMoney(pointsValue(points.spentInStepsOf, points)),
      EarnedPerDollar: points.earnedPerDollar,
      ExpireAfterDays: points.expireAfterDays,
      TimeZone: shipping.warehouse.timeZone,
      Lines: entries.toReversed().map((entry) => ({
        Kind: entry.kind,
        Points: entry.points,
        OrderNumber: entry.orderNumber,
        Why: entry.reason,
        At: entry.at,
        AvailableAt: entry.availableAt,
        ExpiresAt: entry.expiresAt,
      })),
    },
  };
};
