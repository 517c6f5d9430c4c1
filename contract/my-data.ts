import { call } from "./call.ts";

/** Everything that the store holds of a member, by what it is about. Instants are ISO 8601, amounts whole cents. */
export interface MyData {
  Success: true;
  TakenAt: string;
  Data: Record<string, Record<string, unknown>[]>;
}

export const getMyData = call<{ reply: MyData }>("GET", "/api/member/data");
/** For good. What the law has us keep stays, without the account. */
export const closeAccount = call<{ body: { Password: string }; reply: { Success: true; Url: string } }>(
  "DELETE",
  "/api/member/account",
);
