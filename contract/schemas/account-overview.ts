import { z } from "zod";
import * as wire from "../account-overview.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { WireMoney } from "./numbers.ts";
import { OrderView } from "./order-view.ts";

const RunningOrder = OrderView.pick({
  OrderNumber: true,
  State: true,
  Shipping: true,
  Delay: true,
  Lines: true,
  Events: true,
  TimeZone: true,
});

const AccountOverview = heldTo<wire.AccountOverview>()(
  z.object({
    Success: z.literal(true),
    Running: RunningOrder.nullable(),
    Points: z.object({ Total: z.int(), Spendable: z.int(), Step: z.int(), Worth: WireMoney }),
    Warranties: z.object({
      Running: z.int(),
      Next: z.object({ Name: z.string(), EndsOn: z.string() }).nullable(),
    }),
    SavedItems: z.object({ Count: z.int(), Cheaper: z.int() }),
    SavedBuilds: z.int(),
    Alerts: z.object({ Waiting: z.int(), Sent: z.int() }),
    PriceReached: z
      .object({
        Name: z.string(),
        Link: z.string(),
        Price: WireMoney,
        PriceThen: WireMoney,
        Target: WireMoney.nullable(),
      })
      .nullable(),
    ReviewsToWrite: z.int(),
  }),
);

export const getAccountOverview = endpoint(wire.getAccountOverview, {
  summary: "What an account holds, in numbers, and its newest order that is under way",
  named: "ours",
  reply: AccountOverview,
});
