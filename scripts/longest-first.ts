import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LONG_TESTS } from "./long-tests.ts";

/**
 * A fresh clone knows no times and would begin with the largest files: one that is short to read and long to run came
 * last, one core busy and the others done.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = LONG_TESTS.map((file) => join(this.ctx.config.root, file));
    const place = ({ moduleId }: TestSpecification) => (long.includes(moduleId) ? long.indexOf(moduleId) : long.length);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
