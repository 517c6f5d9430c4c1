import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Gallery } from "./gallery.tsx";

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `pc-${at}`,
    width: 640,
    height: 640,
    alt: `Side ${at}`,
    version: "a",
    color: "#1b1e24",
    placeholder: "UklGRg==",
  }));
const drawn = (count: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Gallery pictures={pictures(count)} name="Forge 90" />
    </MemoryRouter>,
  );
const button = (markup: string, label: string) =>
  new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`).exec(markup)?.[0];

test("the gallery has a large picture, previous and next, thumbnails, and a way to full screen", () => {
  const markup = drawn(3);
  expect(markup.match(/id="picture-\d"/g)).toHaveLength(3);
  expect(markup.match(/class="gallery__thumb"/g)).toHaveLength(3);
  expect(button(markup, "Open full screen")).toContain('aria-haspopup="dialog"');
});

test("at the first picture previous is disabled and next is not", () => {
  const markup = drawn(3);
  expect(button(markup, "Previous picture")).toContain("disabled");
  expect(button(markup, "Next picture")).not.toContain("disabled");
});

test("eight pictures show six thumbnails and promise two more", () => {
  const markup = drawn(8);
  expect(markup.match(/class="gallery__thumb"/g)).toHaveLength(6);
  expect(markup).toContain('aria-label="+2 more pictures"');
});

test("one picture needs no thumbnails and no steps", () => {
  const markup = drawn(1);
  expect(markup).not.toContain("gallery__thumb");
  expect(button(markup, "Next picture")).toBeUndefined();
});

test("a gallery's markup carries no style attribute: the content security policy would drop it", () => {
  expect(drawn(8)).not.toMatch(/ style=/);
});

test("color and blur stand below every picture and thumbnail, and none where they are unknown", () => {
  const markup = drawn(3);
  expect(markup.match(/<svg class="picture__color" color="#1b1e24" aria-hidden="true">/g)).toHaveLength(6);
  expect(markup.match(/<img class="picture__blur" src="data:image\/webp;base64,UklGRg==" alt=""\/>/g)).toHaveLength(6);
  const [first] = pictures(1);
  const plain = renderToStaticMarkup(
    <MemoryRouter>
      <Gallery pictures={first ? [{ ...first, color: null, placeholder: null }] : []} name="Forge 90" />
    </MemoryRouter>,
  );
  expect(plain).not.toMatch(/picture__color|picture__blur/);
});
