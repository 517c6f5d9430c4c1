import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { keepPicture } from "./keep-picture.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { openStudio } from "./open-studio.ts";
import type { PlannedPicture } from "./picture-plan.ts";
import { isStale } from "./picture-problems.ts";
import { progressOf } from "./progress.ts";

export const PICTURE_WIDTH_PX = 1200;
/** Art is wider than high, and is shown as wide as the page. */
const ART_WIDTH_PX = 1620;
const SAMPLES = 6;
/** White surfaces show every patch of light that another sample would have smoothed. */
const SAMPLES_OF_WHITE = 9;

/**
 * Makes what is missing or stale, and removes the pictures of looks that are gone. The manifest is written after every picture, so that a stopped run goes
 * on where it was. Returns how many were made; a picture that fails is said and tried again by the next run.
 */
export async function makePictures(
  folder: string,
  planned: readonly PlannedPicture[],
  { only = () => true, say }: { only?: (picture: PlannedPicture) => boolean; say: (line: string) => void },
): Promise<{ made: number; failed: string[] }> {
  await mkdir(folder, { recursive: true });
  const manifest = await readManifest(folder);
  await forget(folder, manifest, planned);
  const asked = planned.filter(only);
  const stale = asked.filter((picture) => isStale(picture, manifest));
  say(`${asked.length - stale.length} of ${asked.length} pictures are current, ${stale.length} to make`);
  if (stale.length === 0) return { made: 0, failed: [] };
  const studio = await openStudio();
  say(`Rendering with ${studio.renderer}`);
  const progress = progressOf(stale.length);
  const failed: string[] = [];
  let keeping = Promise.resolve();
  try {
    for (const picture of stale) {
      try {
        const png = await studio.photograph({
          name: picture.name,
          look: picture.look,
          angle: picture.angle,
          lighting: picture.lighting,
          widthPx: picture.angle.aspect ? ART_WIDTH_PX : PICTURE_WIDTH_PX,
          samples: picture.look.finish === "white" ? SAMPLES_OF_WHITE : SAMPLES,
        });
        await keeping;
        // The next picture is rendered while this one is encoded.
        keeping = keepPicture(folder, manifest, picture, png, "raster");
        say(progress(picture.name));
      } catch (error) {
        failed.push(picture.name);
        say(`${picture.name} failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    await keeping;
  } finally {
    await studio.close();
  }
  return { made: stale.length - failed.length, failed };
}

async function forget(folder: string, manifest: Manifest, planned: readonly PlannedPicture[]): Promise<void> {
  const wanted = new Set(planned.map(({ name }) => name));
  const gone = Object.keys(manifest.pictures).filter((name) => !wanted.has(name));
  if (gone.length === 0) return;
  for (const name of gone) {
    delete manifest.pictures[name];
    for (const format of ["webp", "avif"]) await rm(join(folder, `${name}.${format}`), { force: true });
  }
  await writeManifest(folder, manifest);
}
