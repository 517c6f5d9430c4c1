import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Look } from "../looks/look.ts";

const SET_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const WrittenLooks = z.record(z.string(), z.looseObject({ things: z.array(z.looseObject({})).optional() }));
type WrittenLook = z.infer<typeof WrittenLooks>[string];

/**
 * Every look of a folder of JSON files by its set's name. A thing in a bundle or a scene that names a `set` has that
 * set's look. Throws an error that names the file, the set and the field.
 */
export function readLooks(folder: string): Map<string, Look> {
  const written = new Map<string, { file: string; look: WrittenLook }>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()) {
    const content = parse(WrittenLooks, JSON.parse(readFileSync(join(folder, file), "utf8")), file);
    for (const [set, look] of Object.entries(content)) {
      if (!SET_NAME.test(set)) throw new Error(`${file}: the name ${set} must be lower-case words joined by hyphens`);
      if (written.has(set)) throw new Error(`${file}: the look ${set} is there twice`);
      written.set(set, { file, look });
    }
  }

  const lookOf = (set: unknown, where: string): WrittenLook => {
    const named = written.get(String(set));
    if (!named) throw new Error(`${where}: there is no look ${String(set)}`);
    return named.look;
  };
  return new Map(
    [...written].map(([set, { file, look }]) => {
      const where = `${file}: ${set}`;
      const things = look.things?.map((thing) =>
        thing["set"] ? { ...thing, look: lookOf(thing["set"], where) } : thing,
      );
      return [set, parse(Look, things ? { ...look, things } : look, where)];
    }),
  );
}

function parse<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${where}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
