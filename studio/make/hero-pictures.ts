import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism, constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepPicture } from "./keep-picture.ts";
import { type Exporter, openExporter } from "./open-exporter.ts";
import { readManifest } from "./manifest.ts";
import { madeFrom, type PlannedPicture } from "./picture-plan.ts";
import { picturesToMake } from "./picture-problems.ts";
import { progressOf } from "./progress.ts";

const SCENE = fileURLToPath(new URL("../blender/cycles.py", import.meta.url));
/** Finished renderings, so that a picture whose record was lost is only encoded again. */
const RENDERED = fileURLToPath(new URL("../../build/heroes/", import.meta.url));
const WIDTH_PX = 1200;
const SAMPLES = 8;

/**
 * Renders `pictures` by Blender's path tracer and puts them in the place of the rasterised ones: minutes each. What is
 * current stays, and a stopped run goes on where it was; a picture that fails is said and tried again by the next run.
 * Throws when Blender is missing.
 */
export async function makeHeroPictures(
  folder: string,
  pictures: readonly PlannedPicture[],
  say: (line: string) => void,
): Promise<{ made: number; failed: string[] }> {
  const current = await readManifest(folder);
  const due = new Set(await picturesToMake(folder, pictures, current));
  const toMake = pictures.filter((picture) => due.has(picture) || current.pictures[picture.name]?.madeBy !== "cycles");
  say(`${pictures.length - toMake.length} of ${pictures.length} heroes are current, ${toMake.length} to make`);
  if (toMake.length === 0) return { made: 0, failed: [] };
  const blender = await findBlender();
  await mkdir(RENDERED, { recursive: true });
  const progress = progressOf(toMake.length);
  const failed: string[] = [];
  for (const picture of toMake) {
    try {
      const png = renderedFile(picture);
      if (!existsSync(png)) await render(blender, picture, png);
      // Read anew each time: the rasterised pictures may be in the making beside.
      const manifest = await readManifest(folder);
      await keepPicture(folder, manifest, picture, await readFile(png), "cycles");
      say(progress(picture.name));
    } catch (error) {
      failed.push(picture.name);
      say(`${picture.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { made: toMake.length - failed.length, failed };
}

function renderedFile(picture: PlannedPicture): string {
  return join(RENDERED, `${picture.name}-${madeFrom(picture, "cycles")}.png`);
}

async function render(blender: string, picture: PlannedPicture, png: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "hero-"));
  try {
    const { glb, shot } = await exported(picture);
    const [model, shotFile, out] = [join(work, "model.glb"), join(work, "shot.json"), join(work, "hero.png")];
    await writeFile(model, glb);
    await writeFile(shotFile, JSON.stringify(shot));
    const threads = String(availableParallelism());
    const flags = ["-b", "--factory-startup", "-t", threads, "--python-exit-code", "1", "-P", SCENE];
    await run(blender, [...flags, "--", model, shotFile, out, String(WIDTH_PX), String(SAMPLES)]);
    // The work folder may be on another disk: copied beside, then renamed, a half picture never counts as rendered.
    await writeFile(`${png}.half`, await readFile(out));
    await rename(`${png}.half`, png);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** By a browser of its own: one that had written ten models left the textures of the next ones empty. */
async function exported(picture: PlannedPicture): ReturnType<Exporter["exportGlb"]> {
  const exporter = await openExporter();
  try {
    return await exporter.exportGlb(picture);
  } finally {
    await exporter.close();
  }
}

async function findBlender(): Promise<string> {
  const blender = process.env["BLENDER_PATH"] ?? "blender";
  const numpy = ["-b", "--factory-startup", "--python-exit-code", "1", "--python-expr", "import numpy"];
  try {
    await run(blender, numpy);
  } catch (error) {
    throw new Error(
      "Hero pictures need Blender 3.4 with numpy: install blender and python3-numpy (libopenblas0 makes the denoiser " +
        "ten times faster), or name the program in BLENDER_PATH. The rasterised heroes stay as they are.",
      { cause: error },
    );
  }
  return blender;
}

/** Runs a program at the lowest priority. Rejects with the end of what it said. */
function run(program: string, words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // More threads of it wait in busy loops while other programs have the cores.
    const threads = { OPENBLAS_NUM_THREADS: "1" };
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...threads } });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = "";
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}:\n${said}`)),
    );
  });
}
