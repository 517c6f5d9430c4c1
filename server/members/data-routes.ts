import * as myData from "#contract/schemas/my-data.ts";
import { asMember, changes, withPassword } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { closeAccount } from "./close-account.ts";
import { keepAccount } from "./keep-account.ts";
import { getMyData } from "./my-data.ts";

/** What the store knows of a member: a copy of it, and the end of it. */
export const MEMBER_DATA: readonly Route[] = [
  route(myData.getMyData, asMember(), getMyData),
  route(myData.closeAccount, withPassword(asMember()), closeAccount),
  route(myData.keepAccount, changes("account"), keepAccount),
];
