import { z } from "zod";
import * as wire from "../member-alerts.ts";
import { AlertTarget } from "./alerts.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { SavedProduct } from "./saved-lists.ts";

const MemberAlerts = heldTo<wire.MemberAlerts>()(
  z.object({
    Success: z.literal(true),
    Email: z.string(),
    Alerts: z.array(
      z.object({
        Id: z.string(),
        Kind: z.enum(["back_in_stock", "price_drop", "coupon", "news", "texts", "build_price"]),
        State: z.enum(["unconfirmed", "waiting", "sent"]),
        Since: z.string(),
        SentAt: z.string().nullable(),
        Product: SavedProduct.nullable(),
        Build: z
          .object({
            Name: z.string(),
            Model: z.string(),
            Slug: z.string(),
            FromNothing: z.boolean(),
            Code: z.string(),
            Price: z.number().nullable(),
          })
          .nullable(),
        PriceThen: z.number().nullable(),
        Target: z.number().nullable(),
        MayChange: z.boolean(),
        OrderNumber: z.string(),
        CellPhone: z.string(),
      }),
    ),
    TimeZone: z.string(),
  }),
);

export const getMemberAlerts = endpoint(wire.getMemberAlerts, {
  summary: "What the member waits for by mail or text, and what came of it in the last 90 days",
  named: "ours",
  reply: MemberAlerts,
});
export const changeMemberAlert = endpoint(wire.changeMemberAlert, {
  summary: "Another target price for one of the member's alerts",
  named: "ours",
  body: z.strictObject({ Id: notFreeText(z.string().max(60)), Target: AlertTarget }),
  reply: MemberAlerts,
});
export const endMemberAlert = endpoint(wire.endMemberAlert, {
  summary: "End one of the member's alerts",
  named: "ours",
  body: z.strictObject({ Id: notFreeText(z.string().max(60)) }),
  reply: MemberAlerts,
});
