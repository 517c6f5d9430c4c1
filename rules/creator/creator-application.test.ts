import { expect, test } from "vitest";
import { channelUrl } from "./creator-application.ts";

test.each([
  ["youtube.com/@ada", "https://youtube.com/@ada"],
  [" https://www.twitch.tv/ada ", "https://www.twitch.tv/ada"],
  ["http://youtube.com/@ada", null],
  ["javascript:alert(1)", null],
  ["https://ada:secret@youtube.com", null],
  ["https://127.0.0.1/x", null],
  ["localhost", null],
  ["", null],
])("a channel typed as %j is %j", (typed, url) => {
  expect(channelUrl(typed)).toBe(url);
});
