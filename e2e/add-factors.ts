import { expect } from "@playwright/test";
import type { PasskeyCreation } from "#contract/passkeys.ts";
import { authenticator } from "#server/testing/authenticator.ts";
import { SoftwarePasskey } from "#server/testing/software-passkey.ts";

interface Member {
  /** A call of the member's browser. */
  call(method: string, path: string, data: object): Promise<Record<string, unknown>>;
  password: string;
  origin: string;
}

/** Gives a member an authenticator, codes on paper and a passkey; answers their secrets by what they are. */
export async function addFactors({ call, password: Password, origin }: Member): Promise<Record<string, string>> {
  const { Secret } = await call("POST", "/api/member/two-factor", { Password });
  const code = authenticator(String(Secret))(new Date());
  const { RecoveryCodes } = await call("PUT", "/api/member/two-factor", { Code: code });
  const { Options } = await call("POST", "/api/member/passkey-challenge", { Password });
  const device = new SoftwarePasskey();
  const Credential = device.create(Options as PasskeyCreation, { origin });
  expect(await call("POST", "/api/member/passkeys", { Credential })).toMatchObject({ Passkeys: [{ id: device.id }] });
  return {
    authenticator: String(Secret),
    ...Object.fromEntries((RecoveryCodes as string[]).map((recovery, at) => [`recovery code ${at}`, recovery])),
    "passkey's challenge": (Options as PasskeyCreation).challenge,
  };
}
