import { call } from "./call.ts";
import type { UserInfo } from "./members.ts";

/** What a browser's `PublicKeyCredential.parseCreationOptionsFromJSON` takes (WebAuthn 3, 5.4.1). */
export interface PasskeyCreation {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  timeout: number;
  excludeCredentials: { type: "public-key"; id: string }[];
  authenticatorSelection: { residentKey: "required"; requireResidentKey: true; userVerification: "required" };
  attestation: "none";
}

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes: any passkey of this store on the device. */
export interface PasskeyRequest {
  rpId: string;
  challenge: string;
  timeout: number;
  userVerification: "required";
}

/** A new passkey as the browser gives it; texts are base64url. */
export interface NewPasskey {
  id: string;
  response: { clientDataJSON: string; attestationObject: string };
}

/** A passkey's signature as the browser gives it; texts are base64url. */
export interface PasskeySignature {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
}

export interface Passkey {
  id: string;
  browser: string;
  system: string;
  createdAt: string;
  /** Null: not yet. */
  usedAt: string | null;
}
export interface Passkeys {
  Success: true;
  Passkeys: Passkey[];
}

export const getPasskeys = call<{ reply: Passkeys }>("GET", "/api/member/passkeys");
/** The password is asked for, though somebody is signed in. */
export const beginPasskey = call<{ body: { Password: string }; reply: { Success: true; Options: PasskeyCreation } }>(
  "POST",
  "/api/member/passkey-challenge",
);
export const addPasskey = call<{ body: { Credential: NewPasskey }; reply: Passkeys }>("POST", "/api/member/passkeys");
export const removePasskey = call<{ body: { id: string; Password: string }; reply: Passkeys }>(
  "DELETE",
  "/api/member/passkeys",
);
export const askForPasskey = call<{ reply: { Success: true; Options: PasskeyRequest } }>(
  "POST",
  "/api/login/passkey-challenge",
);
/** Device and fingerprint, face or PIN are two factors already: no code is asked for. */
export const signInByPasskey = call<{
  body: { Credential: PasskeySignature; keepMeSignedIn: boolean };
  reply: UserInfo;
}>("POST", "/api/login/passkey");
