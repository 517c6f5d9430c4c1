import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { newId } from "../new-id.ts";

/** The store's key at this peer. */
export const EASYPOST_SANDBOX_KEY = "EZTK_rigsmith_sandbox";

const FAULTS = ["timeout", "error_500", "reset", "garbage"] as const;
type EasypostFault = (typeof FAULTS)[number];

const Sent = z.object({
  address: z.object({
    street1: z.string(),
    street2: z.string().default(""),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.enum(["US", "CA"]),
  }),
  verify: z.boolean(),
});

/** What it finds misspelt; every other street is right, but for one on `Nowhere`, which there is not. */
const MISSPELT: Readonly<Record<string, string>> = { MIAN: "MAIN", STRET: "ST", AVENEU: "AVE", BROADWY: "BROADWAY" };
const NOWHERE = /\bnowhere\b/i;

/** EasyPost as a store meets it: an address, verified (docs.easypost.com/docs/addresses). It knows no real streets. */
export function easypostPeer(): Hono<{ Bindings: HttpBindings }> {
  const peer = new Hono<{ Bindings: HttpBindings }>();
  let faults: EasypostFault[] = [];
  let asked = 0;

  peer.post("/v2/addresses", async (c) => {
    asked += 1;
    const fault = faults.shift();
    if (fault === "timeout") return staySilent(c.env);
    if (fault === "reset") return resetConnection(c.env);
    if (fault === "error_500") return c.json({ error: { code: "INTERNAL_SERVER_ERROR", message: "Oops" } }, 500);
    if (fault === "garbage") return c.text("<html>", 200);
    const key = Buffer.from((c.req.header("authorization") ?? "").replace(/^Basic /, ""), "base64").toString();
    if (key !== `${EASYPOST_SANDBOX_KEY}:`)
      return c.json({ error: { code: "APIKEY.INACTIVE", message: "This api key is no longer active." } }, 401);
    const sent = Sent.safeParse(await c.req.json().catch(() => null));
    if (!sent.success)
      return c.json({ error: { code: "PARAMETER.INVALID", message: z.prettifyError(sent.error) } }, 422);
    return c.json(verified(sent.data.address), 201);
  });
  peer.get("/asked", (c) => c.json({ asked }));
  peer.post("/faults", async (c) => {
    const { kind, times = 1 } = await c.req.json<{ kind?: string; times?: number }>();
    const fault = FAULTS.find((name) => name === kind);
    if (!fault) return c.json({ error: `"kind" is one of ${FAULTS.join(", ")}` }, 400);
    faults.push(...Array.from({ length: Math.min(100, times) }, () => fault));
    return c.json({ kind: fault });
  });
  peer.delete("/faults", (c) => {
    faults = [];
    return c.json({ mended: true });
  });
  return peer;
}

function verified(address: z.infer<typeof Sent>["address"]) {
  const success = !NOWHERE.test(address.street1);
  const errors = success ? [] : [{ code: "E.ADDRESS.NOT_FOUND", field: "address", message: "Address not found" }];
  const right = (text: string) =>
    text
      .toUpperCase()
      .split(/\s+/)
      .map((word) => MISSPELT[word] ?? word)
      .join(" ");
  return {
    id: newId("adr"),
    object: "Address",
    street1: success ? right(address.street1) : address.street1,
    street2: success ? right(address.street2) : address.street2,
    city: success ? right(address.city) : address.city,
    state: address.state,
    zip: success && address.country === "US" ? `${address.zip}-0001` : address.zip,
    country: address.country,
    verifications: { delivery: { success, errors, details: null } },
  };
}
