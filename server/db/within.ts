/** What was waited for did not come in time. It may still come; nobody will hear of it. */
export class Overdue extends Error {
  override name = "Overdue";
}

/** The promise's own outcome when it comes within so many milliseconds; else throws `Overdue`. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(`nothing came within ${Math.round(ms)} ms`)), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
