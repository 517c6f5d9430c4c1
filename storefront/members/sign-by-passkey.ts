import type { Api } from "#contract/call.ts";
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
  signInByPasskey,
} from "#contract/passkeys.ts";
import type { Alert } from "#contract/alert.ts";

/** What came of it: done, stopped on the device by who holds it, or refused by the store. */
export type PasskeyOutcome = { is: "done"; url: string } | { is: "stopped" } | { is: "refused"; alert: Alert };

/** Whether this browser reads the store's options itself (WebAuthn 3; every current browser does). */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Signs in by any passkey of this store that the device offers. */
export async function enterByPasskey(api: Api, keepMeSignedIn: boolean): Promise<PasskeyOutcome> {
  const asked = await api(askForPasskey);
  if (!asked.ok) return { is: "refused", alert: asked.alert };
  const signed = await signatureOf(asked.reply.Options);
  if (!signed) return { is: "stopped" };
  const answer = await api(signInByPasskey, { body: { Credential: signed, keepMeSignedIn } });
  return answer.ok ? { is: "done", url: answer.reply.Url } : { is: "refused", alert: answer.alert };
}

/** Makes a passkey on this device for the member who is signed in and says the password. */
export async function makePasskey(api: Api, Password: string): Promise<PasskeyOutcome> {
  const begun = await api(beginPasskey, { body: { Password } });
  if (!begun.ok) return { is: "refused", alert: begun.alert };
  const made = await passkeyOf(begun.reply.Options);
  if (!made) return { is: "stopped" };
  const answer = await api(addPasskey, { body: { Credential: made } });
  return answer.ok ? { is: "done", url: "" } : { is: "refused", alert: answer.alert };
}

async function signatureOf(options: PasskeyRequest) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(given instanceof PublicKeyCredential)) return null;
  const { id, response } = given.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature } };
}

async function passkeyOf(options: PasskeyCreation) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const given = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(given instanceof PublicKeyCredential)) return null;
  const { id, response } = given.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject } = response;
  return { id, response: { clientDataJSON, attestationObject } };
}
