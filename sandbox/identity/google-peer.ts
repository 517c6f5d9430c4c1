import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { authorizePage } from "./authorize-page.ts";
import { GivenCodes } from "./given-codes.ts";
import { personNumber } from "./person-number.ts";

const ISSUER = "https://accounts.google.com";

/** Google as a store meets it: its page, its tokens, its keys (developers.google.com/identity/openid-connect). */
export function googlePeer(storeUrl: string): Hono {
  const peer = new Hono();
  const codes = new GivenCodes(storeUrl, "/sign-in/with/google/return");
  const kid = randomUUID();
  let made: ReturnType<typeof generateKeyPair> | null = null;
  const keys = () => (made ??= generateKeyPair("RS256"));

  peer.route("/o/oauth2/v2/auth", authorizePage("Google", codes));
  peer.get("/oauth2/v3/certs", async (c) => {
    const { publicKey } = await keys();
    return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }] });
  });
  peer.post("/token", async (c) => {
    const used = codes.use(new URLSearchParams(await c.req.text()));
    if (!used) return c.json({ error: "invalid_grant" }, 400);
    const { person, nonce, clientId } = used;
    const [firstName = "", ...others] = person.name.split(" ");
    const { privateKey } = await keys();
    const idToken = await new SignJWT({
      ...(person.email && { email: person.email, email_verified: person.isVerified }),
      name: person.name,
      given_name: firstName,
      family_name: others.join(" "),
      nonce,
    })
      .setProtectedHeader({ alg: "RS256", kid })
      .setIssuer(ISSUER)
      .setAudience(clientId)
      .setSubject(personNumber(person.email))
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);
    return c.json({ access_token: randomUUID(), token_type: "Bearer", expires_in: 3600, id_token: idToken });
  });
  return peer;
}
