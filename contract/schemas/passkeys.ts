import { z } from "zod";
import * as wire from "../passkeys.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { Password, UserInfo } from "./members.ts";
import { notFreeText } from "./not-free-text.ts";

const Bytes = (most: number) =>
  notFreeText(
    z
      .string()
      .min(1)
      .max(most)
      .regex(/^[A-Za-z0-9_-]+$/),
  );
const Id = Bytes(1400);
const type = z.literal("public-key");

const PasskeyCreation = heldTo<wire.PasskeyCreation>()(
  z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ type, id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  }),
);
const PasskeyRequest = heldTo<wire.PasskeyRequest>()(
  z.object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  }),
);
const Passkeys = heldTo<wire.Passkeys>()(
  z.object({
    Success: z.literal(true),
    Passkeys: z.array(
      z.object({
        id: z.string(),
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        usedAt: z.string().nullable(),
      }),
    ),
  }),
);

export const getPasskeys = endpoint(wire.getPasskeys, {
  summary: "The member's passkeys",
  named: "ours",
  reply: Passkeys,
});
export const beginPasskey = endpoint(wire.beginPasskey, {
  summary: "What a device is asked to sign for a new passkey",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: z.object({ Success: z.literal(true), Options: PasskeyCreation }),
});
export const addPasskey = endpoint(wire.addPasskey, {
  summary: "Keep a new passkey",
  named: "ours",
  body: z.strictObject({
    Credential: z.strictObject({
      id: Id,
      response: z.strictObject({ clientDataJSON: Bytes(4000), attestationObject: Bytes(20_000) }),
    }),
  }),
  reply: Passkeys,
});
export const removePasskey = endpoint(wire.removePasskey, {
  summary: "Remove a passkey; it opens nothing any more",
  named: "ours",
  body: z.strictObject({ id: Id, Password }),
  reply: Passkeys,
});
export const askForPasskey = endpoint(wire.askForPasskey, {
  summary: "What a device is asked to sign at a sign-in",
  named: "ours",
  reply: z.object({ Success: z.literal(true), Options: PasskeyRequest }),
});
export const signInByPasskey = endpoint(wire.signInByPasskey, {
  summary: "Sign in by a passkey; no code is asked for",
  named: "ours",
  body: z.strictObject({
    Credential: z.strictObject({
      id: Id,
      response: z.strictObject({ clientDataJSON: Bytes(4000), authenticatorData: Bytes(4000), signature: Bytes(4000) }),
    }),
    keepMeSignedIn: z.boolean().default(false),
  }),
  reply: UserInfo,
});
