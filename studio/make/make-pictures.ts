import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bundlePage } from "./bundle-page.ts";
import { keepPicture } from "./keep-picture.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { openStudio, type PictureRequest, type Studio } from "./open-studio.ts";
import type { PlannedPicture } from "./picture-plan.ts";
import { picturesToMake } from "./picture-problems.ts";
import { progressOf } from "./progress.ts";

const PICTURE_WIDTH_PX = 1200;
/** Art is wider than high, and is shown as wide as the page. */
const ART_WIDTH_PX = 1620;
const SAMPLES = 6;
/** White surfaces show every patch of light that another sample would have smoothed. */
const SAMPLES_OF_WHITE = 9;

/**
 * Makes what is missing, damaged or stale, in one browser for each core, and removes the pictures of looks that are
 * gone. The manifest is written after every picture, so that a stopped run goes on where it was. Returns how many were
 * made; a picture that fails is said and tried again by the next run.
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
  const due = await picturesToMake(folder, asked, manifest);
  say(`${asked.length - due.length} of ${asked.length} pictures are current, ${due.length} to make`);
  if (due.length === 0) return { made: 0, failed: [] };

  const progress = progressOf(due.length);
  const failed: string[] = [];
  const attempt = async (picture: PlannedPicture, step: () => Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      failed.push(picture.name);
      say(`${picture.name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const waiting = due.values();
  // There is one manifest: pictures are kept one after the other, while the next are rendered.
  const inTurn = queue();
  const work = async (studio: Studio): Promise<void> => {
    let kept = Promise.resolve();
    for (const picture of waiting) {
      await attempt(picture, async () => {
        const png = await studio.photograph(requestOf(picture));
        await kept;
        kept = inTurn(() =>
          attempt(picture, async () => {
            await keepPicture(folder, manifest, picture, png, "raster");
            say(progress(picture.name));
          }),
        );
      });
    }
    await kept;
  };

  const script = await bundlePage();
  const studios: Studio[] = [];
  try {
    const browsers = Math.min(availableParallelism(), due.length);
    await Promise.all(
      Array.from({ length: browsers }, async () => {
        const studio = await openStudio({ script, say });
        if (studios.push(studio) === 1) say(`Rendering with ${studio.renderer}`);
        await work(studio);
      }),
    );
  } finally {
    await Promise.all(studios.map((studio) => studio.close()));
  }
  return { made: due.length - failed.length, failed };
}

/** Runs steps one after the other, in the order in which they came. A step must not throw. */
function queue(): (step: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (step) => (last = last.then(step));
}

function requestOf({ name, look, angle, lighting }: PlannedPicture): PictureRequest {
  return {
    name,
    look,
    angle,
    lighting,
    widthPx: angle.aspect ? ART_WIDTH_PX : PICTURE_WIDTH_PX,
    samples: lighting.samples ?? (look.finish === "white" ? SAMPLES_OF_WHITE : SAMPLES),
  };
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
