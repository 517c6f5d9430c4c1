import { z } from "zod";
import * as wire from "../warranties.ts";
import { endpoint } from "./endpoint.ts";

export const listWarranties = endpoint(wire.listWarranties, {
  summary: "What of a member's orders is under warranty, and until when",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Lines: z.array(
      z.object({
        OrderNumber: z.string(),
        Name: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
        Units: z.int(),
        Months: z.int(),
        DeliveredOn: z.string().nullable(),
        EndsOn: z.string().nullable(),
        DaysLeft: z.int().nullable(),
      }),
    ),
  }),
});
