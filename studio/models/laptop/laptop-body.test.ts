import { describe, expect, test } from "vitest";
import { LaptopLook } from "../../looks/desk-looks.ts";
import { bodyOf } from "./laptop-body.ts";
import { keyboardRoom, WELL_RIM } from "./laptop-chassis.ts";

const looks = LaptopLook.shape.body.options.flatMap((body) =>
  ([14, 15.6, 16, 18] as const).map((inches) =>
    LaptopLook.parse({ model: "laptop", body, inches, art: "lake", palette: "white" }),
  ),
);

describe.each(looks)("a laptop of body $body with $inches inches", (look) => {
  // Two holes that touch break the deck into torn triangles.
  test("has bare deck between keys, touch pad and front edge", () => {
    const body = bodyOf(look);
    const keysEnd = body.keyboardAt + keyboardRoom(body) / 2 + WELL_RIM;
    expect(body.padAt - body.padSize[1] / 2 - keysEnd).toBeGreaterThan(0);
    expect(body.depth / 2 - body.padAt - body.padSize[1] / 2).toBeGreaterThan(0);
  });
});
