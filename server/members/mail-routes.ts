import * as mailState from "#contract/schemas/mail-state.ts";
import { asMember, withPassword } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { changeEmail, confirmEmail } from "./change-email.ts";
import { getMailState, tryMailAgain } from "./mail-state.ts";

/** What a member does whose mail comes back. */
export const MEMBER_MAIL: readonly Route[] = [
  route(mailState.getMailState, asMember("read"), getMailState),
  route(mailState.tryMailAgain, asMember(), tryMailAgain),
  route(mailState.changeEmail, withPassword(asMember()), changeEmail),
  route(mailState.confirmEmail, asMember(), confirmEmail),
];
