import { beforeEach, expect, test } from "vitest";
import { ConnectionBreaker } from "./connection-breaker.ts";

let now: number;
let told: string[];
let breaker: ConnectionBreaker;

beforeEach(() => {
  now = 1000;
  told = [];
  breaker = new ConnectionBreaker(
    () => now,
    (isAway) => told.push(isAway ? "away" : "back"),
  );
});

const fail = (times: number) => {
  for (let time = 0; time < times; time += 1) breaker.failed();
};

test("four failures in a row keep nobody from trying, and one success forgets them", () => {
  fail(4);
  breaker.succeeded();
  fail(4);
  expect(breaker.mayTry()).toBe(true);
  expect(told).toEqual([]);
});

test("after five failures one caller each quarter second may look, also while an earlier look still hangs", () => {
  fail(5);
  expect(breaker.mayTry()).toBe(false);
  now += 250;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  now += 250;
  expect(breaker.mayTry()).toBe(true);
});

test("a success lets everybody in again, and both changes are told once", () => {
  fail(20);
  breaker.succeeded();
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
  expect(told).toEqual(["away", "back"]);
});
