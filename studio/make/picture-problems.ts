import { readFile, readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { pictureVersion } from "./encode-picture.ts";
import { type Manifest, MANIFEST_FILE } from "./manifest.ts";
import { madeFrom, type PlannedPicture } from "./picture-plan.ts";

/** All originals together, so that a clone stays quick. */
const FOLDER_LIMIT_BYTES = 60 * 1024 * 1024;
const FORMATS = ["webp", "avif"] as const;

/** The planned pictures that were never made, were made from something else, or whose files were lost or changed since. */
export async function picturesToMake(
  folder: string,
  planned: readonly PlannedPicture[],
  manifest: Manifest,
): Promise<PlannedPicture[]> {
  const files = new Set(await readdir(folder));
  const toMake: PlannedPicture[] = [];
  for (const picture of planned) {
    const there = FORMATS.every((format) => files.has(`${picture.name}.${format}`));
    if (!there || isStale(picture, manifest) || !(await isAsRecorded(folder, picture.name, manifest)))
      toMake.push(picture);
  }
  return toMake;
}

async function isAsRecorded(folder: string, name: string, manifest: Manifest): Promise<boolean> {
  return pictureVersion(await readFile(join(folder, `${name}.webp`))) === manifest.pictures[name]?.version;
}

/** A picture that was never made, or was made from another look, model or studio. */
function isStale(picture: PlannedPicture, manifest: Manifest): boolean {
  const record = manifest.pictures[picture.name];
  return !record || record.madeFrom !== madeFrom(picture, record.madeBy);
}

/** Pictures that are due: there, but made from another look, model or studio than today's. In words. */
export function duePictures(planned: readonly PlannedPicture[], manifest: Manifest): string[] {
  return planned
    .filter((picture) => manifest.pictures[picture.name] && isStale(picture, manifest))
    .map(({ name }) => `${name} was made from another look, model or studio`);
}

/** What is wrong with a folder of pictures, in words; empty when every planned picture is there and whole. */
export async function pictureProblems(
  folder: string,
  planned: readonly PlannedPicture[],
  manifest: Manifest,
): Promise<string[]> {
  const wanted = new Set(planned.map(({ name }) => name));
  const files = (await readdir(folder)).filter((file) => file !== MANIFEST_FILE);
  const present = new Set(files);
  const problems: string[] = [];
  for (const picture of planned) {
    if (!manifest.pictures[picture.name]) problems.push(`${picture.name} was never made`);
    for (const format of FORMATS)
      if (!present.has(`${picture.name}.${format}`)) problems.push(`${picture.name}.${format} is missing`);
  }
  for (const file of files) if (!wanted.has(parse(file).name)) problems.push(`${file} belongs to no look`);
  for (const name of Object.keys(manifest.pictures))
    if (!wanted.has(name)) problems.push(`${MANIFEST_FILE} names ${name}, which belongs to no look`);
  return [...problems, ...(await fileProblems(folder, files, manifest))];
}

async function fileProblems(folder: string, files: readonly string[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  let bytes = 0;
  for (const file of files) {
    bytes += (await stat(join(folder, file))).size;
    const { name, ext } = parse(file);
    if (ext !== ".webp" || !manifest.pictures[name]) continue;
    if (!(await isAsRecorded(folder, name, manifest)))
      problems.push(`${file} is not the file that ${MANIFEST_FILE} describes`);
  }
  if (bytes > FOLDER_LIMIT_BYTES)
    problems.push(`the pictures are ${bytes} bytes together, more than ${FOLDER_LIMIT_BYTES}`);
  return problems;
}

/** What is wrong with the pictures that products name: a product shows the whole set of its look, and only pictures there are. */
export function productPictureProblems(
  products: readonly {
    slug: string;
    kind: "pc" | "laptop" | "part" | "gear" | "build";
    pictures: readonly string[];
    skus: readonly { code: string; picture?: string | undefined }[];
  }[],
  planned: readonly PlannedPicture[],
): string[] {
  const angles = Map.groupBy(planned, ({ set }) => set);
  const names = new Set(planned.map(({ name }) => name));
  return products.flatMap(({ slug, kind, pictures, skus }) => {
    // It looks like the parts that are chosen.
    if (kind === "build") return [];
    const problems: string[] = [];
    const [hero = ""] = pictures;
    const whole = angles.get(hero)?.map(({ name }) => name) ?? [];
    if (whole.length === 0) problems.push(`${slug} does not begin with the hero picture of a look`);
    for (const name of whole) if (!pictures.includes(name)) problems.push(`${slug} does not show ${name}`);
    for (const name of pictures) if (!names.has(name)) problems.push(`${slug} shows ${name}, which belongs to no look`);
    if (pictures.length < FEWEST_PICTURES[kind])
      problems.push(`${slug} has ${pictures.length} pictures; a ${kind} has at least ${FEWEST_PICTURES[kind]}`);
    for (const { code, picture } of skus)
      if (picture !== undefined && !pictures.includes(picture))
        problems.push(`${slug} does not show ${picture}, the picture of ${code}`);
    return problems;
  });
}

const FEWEST_PICTURES = { pc: 8, laptop: 6, part: 4, gear: 4 } as const;
