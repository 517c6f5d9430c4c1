import {
  type Catalogue,
  CatalogueProduct,
  type CatalogueProduct as Product,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { CatalogueProblem } from "./catalogue-error.ts";
import { checkCatalogue, type KnownAround } from "./check-catalogue.ts";
import { schemaProblems, textProblems, valueAt } from "./schema-problems.ts";

export interface SoundCatalogue {
  catalogue: Catalogue;
  /** What is wrong with the others, and with the questions; by the places in what was given. */
  problems: CatalogueProblem[];
  /** Slugs of the others, as far as they have one. */
  leftOut: string[];
  /** The place of each sound product in what was given. */
  places: number[];
}

interface Placed {
  product: Product;
  at: number;
}

/**
 * The products that nothing is wrong with. One that is wrong takes no other with it, but for what is built of it: a
 * product is never half of what its file says. `against` is what is known to be wrong with some from elsewhere, `faulty` slugs that were
 * left out before.
 */
export function soundCatalogue(
  given: readonly unknown[],
  beside: Pick<Catalogue, "faqs" | "frames" | "texts">,
  around: KnownAround,
  against: readonly CatalogueProblem[] = [],
  faulty: readonly string[] = [],
): SoundCatalogue {
  const head = { format: "rigsmith-catalogue", version: 1 } as const;
  const read = given.map((data, at) => readProduct(data, at));
  const problems = [...against, ...read.flatMap((one) => one.problems)];
  const wrong = new Set(problems.map(placeOf));
  let sound = read.flatMap(({ product, at }): Placed[] => (product && !wrong.has(at) ? [{ product, at }] : []));
  for (;;) {
    const catalogue = { ...head, products: sound.map(({ product }) => product), ...beside };
    const leftOut = leftOutOf(given, sound);
    const found = checkCatalogue(catalogue, around, new Set([...faulty, ...leftOut])).map((problem) =>
      placedBack(
        problem,
        sound.map(({ at }) => at),
      ),
    );
    problems.push(...found);
    const fallen = new Set(found.map(placeOf));
    const stay = sound.filter(({ at }) => !fallen.has(at));
    if (stay.length === sound.length) return { catalogue, problems, leftOut, places: sound.map(({ at }) => at) };
    sound = stay;
  }
}

/** The place of the product that a problem is about; undefined for one of the file as a whole. */
function placeOf({ path: [of, at] }: CatalogueProblem): number | undefined {
  return of === "products" ? Number(at) : undefined;
}

function readProduct(data: unknown, at: number) {
  const parsed = CatalogueProduct.safeParse(data);
  const problems = [...textProblems(data), ...(parsed.success ? [] : schemaProblems(parsed.error.issues, data))];
  return {
    at,
    product: parsed.success && problems.length === 0 ? parsed.data : null,
    problems: problems.map(({ path, message }) => ({ path: ["products", at, ...path], message })),
  };
}

function leftOutOf(given: readonly unknown[], sound: readonly Placed[]): string[] {
  const stay = new Set(sound.map(({ at }) => at));
  const kept = new Set(sound.map(({ product }) => product.slug));
  return given.flatMap((data, at) => {
    const slug = valueAt(data, ["slug"]);
    return typeof slug === "string" && !stay.has(at) && !kept.has(slug) ? [slug] : [];
  });
}

/** From a place among the sound ones to its place in what was given. */
export function placedBack(problem: CatalogueProblem, places: readonly number[]): CatalogueProblem {
  const [of, at, ...rest] = problem.path;
  return of === "products" ? { ...problem, path: [of, places[Number(at)] ?? Number(at), ...rest] } : problem;
}
