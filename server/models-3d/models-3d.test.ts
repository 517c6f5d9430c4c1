import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "../http/app.ts";
import { type ModelLibrary, openModelLibrary } from "./model-library.ts";
import { modelRoutes } from "./model-routes.ts";

const BYTES = "glTF and what follows";

describe("the 3D files of a folder", () => {
  let library: ModelLibrary;
  let app: Hono<AppEnv>;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "models-"));
    await writeFile(join(folder, "pc-oak.glb"), BYTES);
    await writeFile(join(folder, "manifest.json"), "{}");
    library = await openModelLibrary(folder);
    app = new Hono<AppEnv>().route("/", modelRoutes(library));
  });

  test("are of what has the picture of the same name first", () => {
    const model = library.ofPicture("pc-oak");
    expect(model).toEqual({ path: expect.stringMatching(/^\/models\/pc-oak\.glb\?v=[0-9a-f]{10}$/), bytes: 21 });
    expect([library.ofPicture("manifest"), library.ofPicture("pc-pine"), library.ofPicture(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("are sent as they lie, kept for ever under the address that names their content", async () => {
    const answer = await app.request(library.ofPicture("pc-oak")?.path ?? "");
    expect(await answer.text()).toBe(BYTES);
    expect(answer.headers.get("content-type")).toBe("model/gltf-binary");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const old = await app.request("/models/pc-oak.glb?v=0000000000");
    expect(old.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test.each(["pc-pine.glb", "manifest.json", "pc-oak.glb.gz", "..%2Fpc-oak.glb", "%00.glb", "pc-oak"])(
    "%s is none of them",
    async (file) => {
      expect((await app.request(`/models/${file}`)).status).toBe(404);
    },
  );

  test("a shop without the folder has none", async () => {
    expect((await openModelLibrary(join(tmpdir(), "no-such-folder"))).ofPicture("pc-oak")).toBeNull();
  });
});
