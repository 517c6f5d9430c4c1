import { expect, test } from "vitest";
import { chapterAt, CHAPTERS, FILM_LENGTH, filmPlace } from "./model-film.ts";
import { PLACES } from "./showroom-views.ts";

test("a film stands at each chapter's place when it begins, and at the last one until its end", () => {
  for (const { view, from } of CHAPTERS) {
    expect(chapterAt(from)).toBe(view);
    const { azimuth, elevation, nearness } = filmPlace(from);
    expect([azimuth, elevation, nearness].map(Math.round)).toEqual(
      [PLACES[view].azimuth, PLACES[view].elevation, PLACES[view].nearness].map(Math.round),
    );
  }
  expect(filmPlace(FILM_LENGTH)).toEqual(PLACES.inside);
});

test("it goes around, and never jumps", () => {
  for (let second = 0; second < FILM_LENGTH; second += 0.1) {
    const [here, next] = [filmPlace(second), filmPlace(second + 0.1)];
    const turn = (next.azimuth - here.azimuth + 360) % 360;
    expect(Math.min(turn, 360 - turn)).toBeLessThan(9);
    expect(Math.abs(next.elevation - here.elevation)).toBeLessThan(4);
  }
});

test("a time before the beginning is the beginning", () => {
  expect(chapterAt(-1)).toBe("side");
  expect(filmPlace(-1)).toEqual(PLACES.side);
});
