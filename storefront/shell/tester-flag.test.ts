import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { isTester } from "./tester-flag.ts";

function browserStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const query = (value?: string) => new URLSearchParams(value === undefined ? {} : { [storeConfig.flags.tester]: value });

test("the flag in the address switches tester mode on, and it is remembered until a clean value", () => {
  const storage = browserStorage();
  expect(isTester(query(), storage)).toBe(false);
  expect(isTester(query("1"), storage)).toBe(true);
  expect(isTester(query(), storage)).toBe(true);
  expect(isTester(query("clean"), storage)).toBe(false);
  expect(isTester(query(), storage)).toBe(false);
});
