import type { Country } from "#rules/address/destination.ts";
import { call } from "./call.ts";

/** The specification's fields of an account's addresses (S183, S184). */
export interface MemberDetail {
  SFirstName: string;
  SLastName: string;
  SCompanyName: string;
  /** Empty where there is no address. */
  SCountry: Country | "";
  SAddressLine1: string;
  SAddressLine2: string;
  SZipCode: string;
  SCity: string;
  SStateName: string;
  SContactNum: string;
  FirstName: string;
  LastName: string;
  CompanyName: string;
  Country: Country | "";
  AddressLine1: string;
  AddressLine2: string;
  ZipCode: string;
  City: string;
  StateName: string;
  ContactNum: string;
}

/** Who is signed in (S181). A guest is MemId -1 and everything else empty. */
export interface UserInfo {
  Success: true;
  /** Where to go next. */
  Url: string;
  /** Empty: there is always an answer. */
  Reason: "";
  UserName: string;
  Email: string;
  Point: number;
  /** Wrong passwords since the last right one, of one's own account only. */
  FailCount: number;
  ReceiveInfo: boolean;
  MemId: number;
  Detail: MemberDetail | null;
}

/** The same whether there is an account or not. */
export interface MailSent {
  Success: true;
  Message: string;
}

export const register = call<{
  body: { Email: string; Password: string; FirstName: string; LastName: string; ReceiveInfo: boolean };
  reply: MailSent;
}>("POST", "/api/login/register");
export const sendActivateMail = call<{ body: { Email: string }; reply: MailSent }>(
  "POST",
  "/api/login/sendactivatemail",
);
export const signIn = call<{
  body: { Email: string; Password: string; keepMeSignedIn: boolean };
  reply: UserInfo;
}>("POST", "/api/login/member");
export const signOut = call<{ reply: UserInfo }>("DELETE", "/api/login/member");

/** Looks at a link without using it: programs that fetch a mail's links use nothing up. */
export const openActivation = call<{
  query: { memId: number; token: string };
  reply: { Success: true; Email: string; Url: string };
}>("GET", "/api/member/activate");
/** Uses it: who made the account is known by its password. */
export const verifyMember = call<{ body: { token: string; Password: string }; reply: UserInfo }>(
  "POST",
  "/api/member/verify",
);
export const emailIsExist = call<{ body: { Email: string }; reply: { Success: true; IsExist: boolean } }>(
  "POST",
  "/api/member/emailisexist",
);
export const askPasswordReset = call<{ body: { Email: string }; reply: MailSent }>("POST", "/api/member/forget");
export const resetPassword = call<{ body: { token: string; Password: string }; reply: UserInfo }>(
  "PUT",
  "/api/member/forget",
);

export const getUserInfo = call<{ reply: UserInfo }>("GET", "/api/member/user-info");
export const saveUserInfo = call<{
  body: { FirstName: string; LastName: string; ReceiveInfo: boolean; Detail: MemberDetail | null };
  reply: UserInfo;
}>("PUT", "/api/member/user-info");
export const changePassword = call<{ body: { Password: string; NewPassword: string }; reply: MailSent }>(
  "PUT",
  "/api/member/password",
);
/** The same session under a new token. */
export const refreshSession = call<{ reply: UserInfo }>("POST", "/api/cart-checkout/refresh-session");

export interface MemberSession {
  id: string;
  /** The one that asks. */
  isThis: boolean;
  browser: string;
  system: string;
  network: string;
  signedInAt: string;
  usedAt: string;
  keeps: boolean;
}
export const getSessions = call<{ reply: { Success: true; Sessions: MemberSession[] } }>("GET", "/api/member/sessions");
/** One, or without an id all but the one that asks. */
export const endSessions = call<{
  body: { id?: string | undefined };
  reply: { Success: true; Sessions: MemberSession[] };
}>("DELETE", "/api/member/sessions");
