import type { askForPasskey as askCall, signInByPasskey as signInCall } from "#contract/passkeys.ts";
import { opensBySignIn } from "#rules/member/member-states.ts";
import { STEP_SECONDS } from "#rules/member/recovery-code.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { checkPasskey, relyingParty } from "./check-passkey.ts";
import { countFor } from "./count-for.ts";
import { enterAccount, giveEntry } from "./enter-account.ts";
import { holdMember } from "./hold-member.ts";
import { findMember } from "./members-table.ts";
import { claimChallenge, findPasskey, insertChallenge, notePasskeyUse } from "./passkeys-table.ts";
import { noteSecurity } from "./security-log.ts";
import { viewEntered } from "./view-user-info.ts";

export const askForPasskey: Handler<typeof askCall> = async ({ world, principal, ...gifts }) => {
  const refusal = await countFor(world, principal, "passkey", "");
  if (refusal) return refusal;
  const { token, challenge } = await world.db.transaction((tx) => insertChallenge(world, tx, null));
  gifts.setSignInStep(token);
  const { id: rpId } = relyingParty(world);
  const Options = { rpId, challenge, timeout: STEP_SECONDS * 1000, userVerification: "required" as const };
  return { reply: { Success: true as const, Options } };
};

/** A signature over this browser's own challenge, once. Whose passkey it is, only the passkey says. */
export const signInByPasskey: Handler<typeof signInCall> = async ({ world, principal, device, body, ...gifts }) => {
  const { Credential: credential, keepMeSignedIn: keeps } = body;
  const challenge = await world.db.transaction((tx) => claimChallenge(world, tx, principal.stepSha256, null));
  const known = challenge && (await findPasskey(world.db.queries, credential.id));
  const counter = known ? await checkPasskey(world, credential, challenge, known) : null;
  const member = known && counter !== null ? await findMember(world.db.queries, known.member_id) : null;
  const entered =
    known && member && opensBySignIn(member.state) && counter !== null
      ? await world.db.transaction(async (tx) => {
          const held = await holdMember(tx, member);
          if (!held || !(await notePasskeyUse(world, tx, known, counter))) return null;
          const detail = { keeps, first: "passkey" };
          await noteSecurity(world, tx, "signed_in", { principal, memberId: member.id, detail });
          return enterAccount(world, tx, held, { principal, device, keeps });
        })
      : null;
  gifts.setSignInStep(null);
  if (!entered || !member) {
    await noteSecurity(world, world.db.queries, "sign_in_failed", {
      principal,
      memberId: known ? known.member_id : null,
      detail: { first: "passkey" },
    });
    return refuse("passkey_refused");
  }
  giveEntry(world, gifts, principal, entered);
  return { reply: await viewEntered(world, member.id, entered) };
};
