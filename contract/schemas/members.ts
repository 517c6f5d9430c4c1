import { z } from "zod";
import * as wire from "../members.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const Email = TypedEmail;
/** Its digits are nobody's business, and never a card's. */
export const Password = notFreeText(z.string().min(1).max(1024));
export const Token = notFreeText(z.string().max(120));
const Name = typedLine(60).min(1);
const Land = z.enum(["USA", "CANADA", "OTHER", ""]);
const Text = typedLine(200);

const MemberDetail = heldTo<wire.MemberDetail>()(
  z.strictObject({
    SFirstName: Text,
    SLastName: Text,
    SCompanyName: Text,
    SCountry: Land,
    SAddressLine1: Text,
    SAddressLine2: Text,
    SZipCode: Text,
    SCity: Text,
    SStateName: Text,
    SContactNum: Text,
    FirstName: Text,
    LastName: Text,
    CompanyName: Text,
    Country: Land,
    AddressLine1: Text,
    AddressLine2: Text,
    ZipCode: Text,
    City: Text,
    StateName: Text,
    ContactNum: Text,
  }),
);
export const UserInfo = heldTo<wire.UserInfo>()(
  z.object({
    Success: z.literal(true),
    Url: z.string(),
    Reason: z.literal(""),
    UserName: z.string(),
    Email: z.string(),
    Point: z.int(),
    FailCount: z.int(),
    ReceiveInfo: z.boolean(),
    MemId: z.int(),
    Detail: MemberDetail.nullable(),
  }),
);
const MailSent = z.object({ Success: z.literal(true), Message: z.string() });
const Sessions = z.object({
  Success: z.literal(true),
  Sessions: z.array(
    z.object({
      id: z.string(),
      isThis: z.boolean(),
      browser: z.string(),
      system: z.string(),
      network: z.string(),
      signedInAt: z.string(),
      usedAt: z.string(),
      keeps: z.boolean(),
    }),
  ),
});

export const register = endpoint(wire.register, {
  summary: "Make an account; a link by mail confirms the email",
  named: "specification",
  body: z.strictObject({
    // An empty one is named beside the other fields that are empty.
    Email: Email.min(1),
    Password,
    FirstName: Name,
    LastName: Name,
    ReceiveInfo: z.boolean().default(false),
  }),
  reply: MailSent,
});
export const sendActivateMail = endpoint(wire.sendActivateMail, {
  summary: "Send the link that confirms the email again",
  named: "specification",
  body: z.strictObject({ Email }),
  reply: MailSent,
});
export const signIn = endpoint(wire.signIn, {
  summary: "Sign in; the guest's cart joins the member's",
  named: "specification",
  body: z.strictObject({ Email, Password, keepMeSignedIn: z.boolean().default(false) }),
  reply: UserInfo,
});
export const signOut = endpoint(wire.signOut, {
  summary: "Sign out on this browser",
  named: "specification",
  reply: UserInfo,
});
export const openActivation = endpoint(wire.openActivation, {
  summary: "Look at the link that confirms an email, without using it",
  named: "specification",
  query: z.strictObject({ memId: z.int(), token: Token }),
  reply: z.object({ Success: z.literal(true), Email: z.string(), Url: z.string() }),
});
export const verifyMember = endpoint(wire.verifyMember, {
  summary: "Confirm the email by its link and the password, and sign in",
  named: "specification",
  body: z.strictObject({ token: Token, Password }),
  reply: UserInfo,
});
export const emailIsExist = endpoint(wire.emailIsExist, {
  summary: "Whether an email has an account, on a budget",
  named: "specification",
  body: z.strictObject({ Email }),
  reply: z.object({ Success: z.literal(true), IsExist: z.boolean() }),
});
export const askPasswordReset = endpoint(wire.askPasswordReset, {
  summary: "Send a link to choose a new password",
  named: "specification",
  body: z.strictObject({ Email }),
  reply: MailSent,
});
export const resetPassword = endpoint(wire.resetPassword, {
  summary: "Choose a new password by the link, and sign in; every other session ends",
  named: "specification",
  body: z.strictObject({ token: Token, Password }),
  reply: UserInfo,
});
export const getUserInfo = endpoint(wire.getUserInfo, {
  summary: "Who is signed in; a guest is MemId -1",
  named: "ours",
  reply: UserInfo,
});
export const saveUserInfo = endpoint(wire.saveUserInfo, {
  summary: "Save name, addresses and whether offers may be mailed",
  named: "ours",
  body: z.strictObject({
    FirstName: Name,
    LastName: Name,
    ReceiveInfo: z.boolean(),
    Detail: MemberDetail.nullable(),
  }),
  reply: UserInfo,
});
export const changePassword = endpoint(wire.changePassword, {
  summary: "Change the password; every other session ends",
  named: "ours",
  body: z.strictObject({ Password, NewPassword: Password }),
  reply: MailSent,
});
export const refreshSession = endpoint(wire.refreshSession, {
  summary: "Give the session a new token; the old one ends",
  named: "ours",
  reply: UserInfo,
});
export const getSessions = endpoint(wire.getSessions, {
  summary: "Where the member is signed in",
  named: "ours",
  reply: Sessions,
});
export const endSessions = endpoint(wire.endSessions, {
  summary: "Sign out elsewhere: one session, or all others",
  named: "ours",
  body: z.strictObject({ id: notFreeText(z.uuid()).optional() }),
  reply: Sessions,
});
