import { expect, test } from "vitest";
import { FIRST_MEMBER_STATE, mayMoveMember, MEMBER_STATES, type MemberState, opensBySignIn } from "./member-states.ts";

const moves = (from: MemberState) => MEMBER_STATES.filter((to) => mayMoveMember(from, to));

test("an account begins unconfirmed, becomes active by its mail, and ends closed, for good, after days in which it may come back", () => {
  expect(FIRST_MEMBER_STATE).toBe("unconfirmed");
  expect(MEMBER_STATES.map((state) => [state, moves(state)])).toEqual([
    ["unconfirmed", ["active"]],
    ["active", ["closing"]],
    ["closing", ["active", "closed"]],
    ["closed", []],
  ]);
});

test("an account's own ways in open it until it is closed, and not before its email is confirmed", () => {
  expect(MEMBER_STATES.filter(opensBySignIn)).toEqual(["active", "closing"]);
  expect(opensBySignIn(undefined)).toBe(false);
});
