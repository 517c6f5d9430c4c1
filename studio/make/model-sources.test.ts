import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ModelSources } from "./model-sources.ts";

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "models-"));
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
  return folder;
}
const FILES = {
  "tower.ts":
    'import { fan } from "./fan.ts";\nimport { Kit } from "../kit/kit.ts";\nexport const tower = () => fan(3);\n',
  "fan.ts": "export const fan = (blades: number) => blades;\n",
  "mouse.ts": "export const mouse = 1;\n",
};
const hashIn = async (files: Record<string, string>, file = "tower.ts") =>
  new ModelSources(await folderOf(files)).hash(file);

test("a model's hash changes with its own source and with what it is built from, and with nothing else", async () => {
  const before = await hashIn(FILES);
  expect(await hashIn({ ...FILES, "fan.ts": "export const fan = (blades: number) => blades + 1;\n" })).not.toBe(before);
  expect(await hashIn({ ...FILES, "tower.ts": `${FILES["tower.ts"]}export const more = 1;\n` })).not.toBe(before);
  expect(await hashIn({ ...FILES, "mouse.ts": "export const mouse = 2;\n" })).toBe(before);
});

test("comments and layout change no picture, so they change no hash", async () => {
  const told = {
    ...FILES,
    "fan.ts": "/** Blades. */\nexport const fan =\n  (blades: number) =>\n    blades; // all\n",
  };
  expect(await hashIn(told)).toBe(await hashIn(FILES));
});

test("two models that import each other are hashed", async () => {
  const circle = { "tower.ts": 'import { a } from "./fan.ts";\n', "fan.ts": 'import { b } from "./tower.ts";\n' };
  expect(await hashIn(circle)).toMatch(/^[0-9a-f]{16}$/);
});

test("a scene's hash changes with the things it holds, and not with those it could hold", async () => {
  const scene = async (files: Record<string, string>) => {
    const folder = await folderOf({ ...FILES, "bundle.ts": 'import { things } from "./scene/thing-models.ts";\n' });
    await mkdir(join(folder, "scene"));
    await writeFile(join(folder, "scene/thing-models.ts"), 'import { mouse } from "../mouse.ts";\n');
    for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
    return new ModelSources(folder).hash("bundle.ts", "tower.ts");
  };
  const before = await scene({});
  expect(await scene({ "mouse.ts": "export const mouse = 2;\n" })).toBe(before);
  expect(await scene({ "fan.ts": "export const fan = 4;\n" })).not.toBe(before);
});
