import { z } from "zod";
import * as wire from "../my-data.ts";
import { endpoint } from "./endpoint.ts";
import { Password } from "./members.ts";

export const getMyData = endpoint(wire.getMyData, {
  summary: "Everything that the store holds of the member, to take along",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    TakenAt: z.string(),
    Data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
export const closeAccount = endpoint(wire.closeAccount, {
  summary: "End the account for good; orders stay as the law has it",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: z.object({ Success: z.literal(true), Url: z.string() }),
});
