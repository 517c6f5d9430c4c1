import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { authorizePage } from "./authorize-page.ts";
import { GivenCodes, type Person } from "./given-codes.ts";
import { personNumber } from "./person-number.ts";

/** Discord as a store meets it: its page, its tokens, and whom a token is about (discord.com/developers/docs). */
export function discordPeer(storeUrl: string): Hono {
  const peer = new Hono();
  const codes = new GivenCodes(storeUrl, "/sign-in/with/discord/return");
  const tokens = new Map<string, Person>();

  peer.route("/oauth2/authorize", authorizePage("Discord", codes));
  peer.post("/api/oauth2/token", async (c) => {
    const used = codes.use(new URLSearchParams(await c.req.text()));
    if (!used) return c.json({ error: "invalid_grant" }, 400);
    const token = randomUUID();
    tokens.set(token, used.person);
    return c.json({ access_token: token, token_type: "Bearer", expires_in: 604_800, scope: "identify email" });
  });
  peer.get("/api/users/@me", (c) => {
    const person = tokens.get((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    if (!person) return c.json({ message: "401: Unauthorized", code: 0 }, 401);
    const { email, isVerified, name } = person;
    return c.json({
      id: personNumber(email || name),
      username: name.toLowerCase().replaceAll(" ", "."),
      global_name: name,
      email: email === "" ? null : email,
      verified: isVerified,
    });
  });
  return peer;
}
