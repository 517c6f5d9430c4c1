import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import type { AppEnv } from "../http/app.ts";
import { KEPT_FOR_EVER, KEPT_SHORTLY } from "../http/cache-headers.ts";
import type { ModelLibrary } from "./model-library.ts";
import { spoken } from "../languages/spoken.ts";

const { showroomWords } = spoken.showroom;

/** `GET /models/{name}.glb?v=`: our own 3D files, as they lie. */
export function modelRoutes(library: ModelLibrary): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/models/:file", async (context) => {
    const [name = "", extension, ...rest] = context.req.param("file").split(".");
    const model = extension === "glb" && rest.length === 0 ? library.find(name) : undefined;
    if (!model) return context.text(showroomWords.unknown, 404);
    const isCurrent = context.req.query("v") === model.version;
    return context.body(new Uint8Array(await readFile(model.file)), 200, {
      "content-type": "model/gltf-binary",
      "cache-control": isCurrent ? KEPT_FOR_EVER : KEPT_SHORTLY,
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}
