import { z } from "zod";
import * as wire from "../log-event.ts";
import { endpoint } from "./endpoint.ts";

export const logEvent = endpoint(wire.logEvent, {
  summary: "Writes into the store's log that a browser could not draw a page",
  named: "ours",
  body: z.strictObject({
    Message: z.string().min(1).max(500).describe("The error's own words"),
    Source: z.string().max(100).describe("The part of the page's code that broke"),
    Url: z.string().max(2000).describe("The page's address; what follows a question mark is not kept"),
  }),
  reply: z.object({ Success: z.literal(true) }),
});
