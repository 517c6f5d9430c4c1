import { expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { ADD_PATH } from "./add-body.ts";

test("a first add goes where every add goes", () => {
  expect(addToCart).toMatchObject({ method: "POST", path: ADD_PATH });
});
