import type { World } from "../world.ts";

interface HeldWorld {
  world: World;
  /** When what was asked has checked all that it checks outside, and stands before its transaction. */
  isReached: Promise<void>;
  letGo(): void;
}

/** The same store, whose transaction of that number from now waits before it begins: what was checked before it is old then. */
export function holdTransaction(world: World, number = 1): HeldWorld {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let begun = 0;
  const transaction: World["db"]["transaction"] = async (work) => {
    begun += 1;
    if (begun === number) {
      reached.resolve();
      await released.promise;
    }
    return world.db.transaction(work);
  };
  return {
    world: { ...world, db: { ...world.db, transaction } },
    isReached: reached.promise,
    letGo: () => released.resolve(),
  };
}
