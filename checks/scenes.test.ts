import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../storefront/routes.ts";
import { SCENES, WITHOUT_A_SCENE } from "../e2e/scenes/all-scenes.ts";
import { isOnRoute } from "../e2e/scenes/page-scene.ts";

/** The page for what is nowhere has no address of its own. */
const NOWHERE = "*";
const patterns = (routes satisfies RouteConfigEntry[]).map(({ path = "" }) => path).filter((path) => path !== NOWHERE);
/** An address may stand on two patterns, `account/:page` and one with a word; the word is what was meant. */
const patternOf = (path: string) => patterns.filter((pattern) => isOnRoute(path, pattern)).toSorted(byParameters)[0];
const byParameters = (one: string, other: string) => one.split(":").length - other.split(":").length;

test("every page of the store is looked at in some scene of npm run screenshots, or it is said why not", () => {
  const shown = new Set(SCENES.map(({ path }) => patternOf(path)));
  const unseen = patterns.filter((pattern) => !shown.has(pattern) && !(pattern in WITHOUT_A_SCENE));
  expect(unseen).toEqual([]);
});

test("what is said to have no scene is a page, and has none", () => {
  const shown = new Set(SCENES.map(({ path }) => patternOf(path)));
  expect(Object.keys(WITHOUT_A_SCENE).filter((page) => !patterns.includes(page) || shown.has(page))).toEqual([]);
});

test("each scene has a name of its own, by which its pictures are found", () => {
  const names = SCENES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !/^[a-z\d-]+$/i.test(name))).toEqual([]);
});
