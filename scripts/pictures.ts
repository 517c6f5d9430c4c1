import { fileURLToPath } from "node:url";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { writeContactSheets } from "#studio/make/contact-sheets.ts";
import { exportGlbs } from "#studio/make/export-glb.ts";
import { makeHeroPictures } from "#studio/make/hero-pictures.ts";
import { makePictures } from "#studio/make/make-pictures.ts";
import { readManifest } from "#studio/make/manifest.ts";
import { planPictures } from "#studio/make/picture-plan.ts";
import { duePictures, pictureProblems, productPictureProblems } from "#studio/make/picture-problems.ts";
import { readLooks } from "#studio/make/read-looks.ts";

const USAGE = `npm run pictures -- [--only WORD] [--check | --heroes | --glb | --sheets]

  (nothing)    makes every picture that is missing, damaged or made from something else, then the contact sheets
  --only WORD  only the looks whose name begins with WORD
  --check      makes nothing; fails and says why when a picture is missing or stale
  --heroes     the PCs' first pictures once more, by Blender's path tracer; hours of one core
  --glb        the 3D files of the showroom case and three PCs
  --sheets     the contact sheets in docs/pictures`;

const folder = (path: string) => fileURLToPath(new URL(`../${path}/`, import.meta.url));
const say = (line: string) => console.log(line);

async function main(words: readonly string[]): Promise<number> {
  const only = words.includes("--only") ? words[words.indexOf("--only") + 1] : "";
  const flags = words.filter((word) => word.startsWith("--") && word !== "--only");
  if (only === undefined || flags.length > 1 || flags.some((flag) => !(flag in COMMANDS))) {
    say(USAGE);
    return 2;
  }
  return (COMMANDS[flags[0] ?? ""] ?? make)(only);
}

const COMMANDS: Record<string, (only: string) => Promise<number>> = {
  "--check": check,
  "--heroes": heroes,
  "--glb": glb,
  "--sheets": sheets,
};

const plan = () => planPictures(readLooks(folder("catalogue/looks")), folder("studio/models"));

async function make(only: string): Promise<number> {
  const wanted = ({ set }: { set: string }) => set.startsWith(only);
  const { made, failed } = await makePictures(folder("catalogue/pictures"), plan(), { only: wanted, say });
  if (made > 0) await sheets();
  if (failed.length > 0) say(`Not made: ${failed.join(", ")}`);
  return failed.length > 0 ? 1 : 0;
}

async function check(): Promise<number> {
  const pictures = folder("catalogue/pictures");
  const planned = plan();
  const manifest = await readManifest(pictures);
  const problems = [
    ...(await pictureProblems(pictures, planned, manifest)),
    ...duePictures(planned, manifest),
    ...productPictureProblems(demoCatalogue.products, planned),
  ];
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? `All ${planned.length} pictures are there and current.` : `${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

async function heroes(only: string): Promise<number> {
  const shown = new Set(demoCatalogue.products.filter(({ kind }) => kind === "pc").map(({ pictures }) => pictures[0]));
  const pictures = plan().filter(({ name, set }) => shown.has(name) && set.startsWith(only));
  const { failed } = await makeHeroPictures(folder("catalogue/pictures"), pictures, say);
  return failed.length > 0 ? 1 : 0;
}

async function glb(): Promise<number> {
  await exportGlbs(folder("catalogue/models-3d"), readLooks(folder("catalogue/looks")), say);
  return 0;
}

async function sheets(): Promise<number> {
  const pictures = folder("catalogue/pictures");
  await writeContactSheets(pictures, await readManifest(pictures), folder("docs/pictures"));
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
