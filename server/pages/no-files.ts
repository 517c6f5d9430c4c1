import type { FormFiles } from "#contract/sent-file.ts";

/** Of a page that is read, and of a form without any. */
export const NO_FILES: FormFiles = {
  async *[Symbol.asyncIterator]() {
    // There is none.
  },
};
