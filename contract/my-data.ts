import { call } from "./call.ts";

/** Everything that the store holds of a member, by what it is about. Instants are ISO 8601, amounts whole cents. */
export interface MyData {
  Success: true;
  TakenAt: string;
  Data: Record<string, Record<string, unknown>[]>;
}

export const getMyData = call<{ reply: MyData }>("GET", "/api/member/data");
/** Signs every device out. It is erased some days later unless its owner signs in again or keeps it by the mail's link. */
export const closeAccount = call<{ body: { Password: string }; reply: { Success: true; Url: string } }>(
  "DELETE",
  "/api/member/account",
);
/** By the link of the mail that says the account is ending, once. */
export const keepAccount = call<{ body: { token: string }; reply: { Success: true; Url: string } }>(
  "PUT",
  "/api/member/account",
);
