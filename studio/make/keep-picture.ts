import { encodePicture } from "./encode-picture.ts";
import { type Manifest, type PictureRecord, writeManifest } from "./manifest.ts";
import { madeFrom, type PlannedPicture } from "./picture-plan.ts";

/** Puts a finished PNG into the folder and its record into the manifest, in the place of what was there. */
export async function keepPicture(
  folder: string,
  manifest: Manifest,
  picture: PlannedPicture,
  png: Buffer,
  madeBy: PictureRecord["madeBy"],
): Promise<void> {
  const encoded = await encodePicture(folder, picture.name, png);
  manifest.pictures[picture.name] = {
    set: picture.set,
    angle: picture.angleName,
    ...encoded,
    madeBy,
    madeFrom: madeFrom(picture, madeBy),
  };
  await writeManifest(folder, manifest);
}
