import { expect, test, vi } from "vitest";
import { PasswordLine } from "./password-line.ts";

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = vi.fn<() => Promise<string>>(() => promise);
  return { run, end: () => resolve("done"), fail: reject };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const begun = (works: readonly ReturnType<typeof work>[]) => works.map(({ run }) => run.mock.calls.length);

test("so many are worked on at once, the others in the order in which they came", async () => {
  const line = new PasswordLine({ atOnce: 2, inLine: 8 });
  const works = Array.from({ length: 5 }, work);
  const done = works.map(({ run }, at) => line.hold(`client ${at}`, run));
  await settle();
  expect(begun(works)).toEqual([1, 1, 0, 0, 0]);
  works[1]?.end();
  await done[1];
  await settle();
  expect(begun(works)).toEqual([1, 1, 1, 0, 0]);
  for (const { end } of works) end();
  expect(await Promise.all(done)).toEqual(Array.from({ length: 5 }, () => "done"));
});

test("nobody has more than half of what is worked on, or of the line", async () => {
  const line = new PasswordLine({ atOnce: 2, inLine: 4 });
  const works = Array.from({ length: 4 }, work);
  const done = works.map(({ run }, at) => line.hold(at < 3 ? "many" : "other", run));
  await settle();
  expect(begun(works)).toEqual([1, 0, 0, 1]);
  expect(await line.hold("many", work().run)).toMatchObject({ reason: "passwords_busy", facts: { seconds: 5 } });
  for (const { end } of works) end();
  expect(await Promise.all(done)).toEqual(Array.from({ length: 4 }, () => "done"));
});

test("work that throws leaves its place to the next", async () => {
  const line = new PasswordLine({ atOnce: 1, inLine: 2 });
  const [broken, next] = [work(), work()];
  const done = [line.hold("a", broken.run), line.hold("b", next.run)];
  broken.fail(new Error("damaged"));
  await expect(done[0]).rejects.toThrow("damaged");
  next.end();
  expect(await done[1]).toBe("done");
});

test("who has waited five seconds is refused, and the line goes on without them", async () => {
  vi.useFakeTimers();
  try {
    const line = new PasswordLine({ atOnce: 1, inLine: 4 });
    const [held, late, later] = [work(), work(), work()];
    const first = line.hold("a", held.run);
    const waited = line.hold("b", late.run);
    await vi.advanceTimersByTimeAsync(4_000);
    const next = line.hold("c", later.run);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waited).toMatchObject({ reason: "passwords_busy" });
    held.end();
    later.end();
    expect(await Promise.all([first, next])).toEqual(["done", "done"]);
    expect(begun([late, later])).toEqual([0, 1]);
  } finally {
    vi.useRealTimers();
  }
});
