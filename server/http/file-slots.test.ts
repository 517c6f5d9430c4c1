import { expect, test, vi } from "vitest";
import { FileSlots } from "./file-slots.ts";

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = vi.fn<() => Promise<string>>(() => promise);
  return { run, end: resolve, fail: reject };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("two are done at once, the others in the order in which they came", async () => {
  const slots = new FileSlots({ atOnce: 2, inLine: 8 });
  const works = Array.from({ length: 5 }, work);
  const done = works.map(({ run }, at) => slots.hold(`client ${at}`, run));
  await settle();
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0, 0]);
  works[1]?.end("second");
  await done[1];
  await settle();
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0, 0]);
  for (const { end } of works) end("done");
  expect(await Promise.all(done)).toEqual(["done", "second", "done", "done", "done"]);
});

test("nobody has more than half of the places, so one who never ends leaves a place to others", async () => {
  const slots = new FileSlots({ atOnce: 2, inLine: 8 });
  const works = Array.from({ length: 4 }, work);
  const done = works.map(({ run }, at) => slots.hold(at < 3 ? "stalls" : "other", run));
  await settle();
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 0, 1]);
  works[3]?.end("done");
  expect(await done[3]).toBe("done");
  expect(await slots.hold("another", () => Promise.resolve("done"))).toBe("done");
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 0, 1]);
  for (const { end } of works) end("done");
  expect(await Promise.all(done)).toEqual(Array.from({ length: 4 }, () => "done"));
});

test("work that throws leaves its place to the next", async () => {
  const slots = new FileSlots({ atOnce: 1, inLine: 8 });
  const [broken, next] = [work(), work()];
  const done = [slots.hold("a", broken.run), slots.hold("b", next.run)];
  broken.fail(new Error("damaged"));
  await expect(done[0]).rejects.toThrow("damaged");
  next.end("done");
  expect(await done[1]).toBe("done");
  expect(await slots.hold("c", () => Promise.resolve("free again"))).toBe("free again");
});

test("a full line refuses, and nobody has more than half of it", async () => {
  const slots = new FileSlots({ atOnce: 1, inLine: 4 });
  const held = work();
  const done = ["x", "a", "a"].map((client) => slots.hold(client, held.run));
  expect(await slots.hold("a", held.run)).toMatchObject({ reason: "files_busy" });
  done.push(slots.hold("b", held.run), slots.hold("c", held.run));
  expect(await slots.hold("d", held.run)).toMatchObject({ reason: "files_busy", facts: { seconds: 10 } });
  held.end("done");
  expect(await Promise.all(done)).toEqual(Array.from({ length: 5 }, () => "done"));
});

test("who has waited ten seconds is refused, and the line goes on without them", async () => {
  vi.useFakeTimers();
  try {
    const slots = new FileSlots({ atOnce: 1, inLine: 4 });
    const [held, late, later] = [work(), work(), work()];
    const first = slots.hold("a", held.run);
    const waited = slots.hold("b", late.run);
    await vi.advanceTimersByTimeAsync(9_000);
    const next = slots.hold("c", later.run);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waited).toMatchObject({ reason: "files_busy" });
    expect(late.run).not.toHaveBeenCalled();
    held.end("done");
    later.end("done");
    expect(await Promise.all([first, next])).toEqual(["done", "done"]);
  } finally {
    vi.useRealTimers();
  }
});
