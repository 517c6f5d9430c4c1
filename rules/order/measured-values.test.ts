import { expect, test } from "vitest";
import { MEASURED_NAMES, MEASURED_VALUES, writeValues } from "./measured-values.ts";

test("what is written down joins what stood there, and an empty one takes it off", () => {
  const first = writeValues({}, [
    { name: "processor_celsius", value: 78 },
    { name: "memory_passes", value: 4 },
  ]);
  expect(first).toEqual({ ok: true, values: { processor_celsius: 78, memory_passes: 4 } });
  expect(writeValues({ processor_celsius: 78 }, [{ name: "processor_celsius", value: null }])).toEqual({
    ok: true,
    values: {},
  });
});

test.each(MEASURED_NAMES)("%s is held to what can be measured", (name) => {
  const { least, most } = MEASURED_VALUES[name];
  for (const value of [least, most]) expect(writeValues({}, [{ name, value }])).toMatchObject({ ok: true });
  for (const value of [least - 1, most + 1])
    expect(writeValues({}, [{ name, value }])).toMatchObject({
      reason: "measured_odd",
      facts: { least, most },
      fields: [{ field: "Values.0.Value" }],
    });
});
