import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const form = (fields: number) =>
  new Request("http://localhost:3000/carts", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: Array.from({ length: fields }, (_, at) => `f${at}=1`).join("&"),
  });

test("a form of five hundred fields is read, one of more is refused before any page goes through them", async () => {
  expect(await readForm({ request: form(500) })).toMatchObject({ ok: true });
  expect(await readForm({ request: form(501) })).toMatchObject({ reason: "body_shape" });
});
