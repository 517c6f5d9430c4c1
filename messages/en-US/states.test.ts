import { expect, test } from "vitest";
import { stateCode, statesOf } from "#rules/address/states.ts";
import { stateNames } from "./states.ts";

test.each(["USA", "CANADA", "OTHER"] as const)(
  "every state of %s has a name, and its name is read as its code",
  (country) => {
    const names = Object.entries(stateNames[country]);
    expect(names.map(([code]) => code)).toEqual(statesOf(country));
    expect(names.map(([, name]) => stateCode(country, name))).toEqual(statesOf(country));
    expect(names.map(([, name]) => stateCode(country, ` ${name.toUpperCase()} `))).toEqual(statesOf(country));
  },
);
