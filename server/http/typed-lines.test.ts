import { expect, test } from "vitest";
import { z } from "zod";
import { ROUTES } from "../routes.ts";

/** Fields by which a person, an order or an advantage is found again, and those that go on a label. */
const IDENTIFIES =
  /Email$|^e?mail$|Name$|Number$|OrderID$|Code$|zipcode$|^number$|City$|State(?:Name)?$|Address(?:Line)?[12]$|ContactNum|CellPhone|Author|Organisation|Referral|^who$|^subject$/i;
/** Made by machines and copied by machines. */
const BY_MACHINES = /^(?:code|state|GroupName|ShareCode)$/;

const seenIn = (key: string) => (/mail/i.test(key) ? "ab@example.com" : "ab");

function texts(schema: z.ZodType, path: readonly string[] = []): { path: string; text: z.ZodString }[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      texts(inner, [...path, key]),
    );
  if (schema instanceof z.ZodArray) return texts(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodString) return [{ path: path.join("."), text: schema }];
  return "unwrap" in schema ? texts((schema.unwrap as () => z.ZodType)(), path) : [];
}

const LINES = ROUTES.flatMap(({ endpoint }) =>
  [endpoint.body, endpoint.query].flatMap((schema) =>
    texts(schema).map(({ path, text }) => ({
      text,
      key: path.split(".").at(-1) ?? "",
      name: `${endpoint.path} ${path}`,
    })),
  ),
).filter(({ key, text }) => IDENTIFIES.test(key) && !BY_MACHINES.test(key) && text.safeParse(seenIn(key)).success);

test("there are lines that identify", () => {
  expect(LINES.length).toBeGreaterThan(80);
});

test.each(LINES)("nothing unseen is kept of $name, and no space at its ends", ({ text, key }) => {
  const seen = seenIn(key);
  const read = text.safeParse(` \ufeff${seen.replace("a", "a\u200b")}\u00a0 `);
  expect(read).toMatchObject({ success: true, data: seen });
});
