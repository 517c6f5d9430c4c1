import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readLooks } from "../../make/picture-plan.ts";

const looks = readLooks(fileURLToPath(new URL("../../../looks/", import.meta.url)));
const shown = [...looks].flatMap(([scene, look]) =>
  "things" in look ? look.things.flatMap(({ set, look }) => (set === undefined ? [] : [{ scene, set, look }])) : [],
);

describe("a bundle or a scene", () => {
  test.each(shown)("$scene shows $set as its own pictures do", ({ set, look }) => {
    expect(look).toEqual(looks.get(set));
  });
});
