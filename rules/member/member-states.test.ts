import { expect, test } from "vitest";
import { FIRST_MEMBER_STATE, mayMoveMember, MEMBER_STATES, type MemberState } from "./member-states.ts";

const moves = (from: MemberState) => MEMBER_STATES.filter((to) => mayMoveMember(from, to));

test("an account begins unconfirmed, becomes active by its mail and ends closed, for good", () => {
  expect(FIRST_MEMBER_STATE).toBe("unconfirmed");
  expect(MEMBER_STATES.map((state) => [state, moves(state)])).toEqual([
    ["unconfirmed", ["active"]],
    ["active", ["closed"]],
    ["closed", []],
  ]);
});
