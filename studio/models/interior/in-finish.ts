import { Kit } from "../../kit/kit.ts";
import type { CommonLook } from "../../looks/common-look.ts";

/** Builds with another finish and other lights where `kit` stands now: a black card in a white case. */
export function inFinish<Result>(kit: Kit, look: CommonLook, build: (kit: Kit) => Result): Result {
  const other = new Kit(look);
  const result = build(other);
  kit.frame.add(other.root);
  kit.frame.updateWorldMatrix(true, false);
  for (const { position, direction, color, power } of other.emitters)
    kit.emitters.push({
      position: position.applyMatrix4(kit.frame.matrixWorld),
      direction: direction.transformDirection(kit.frame.matrixWorld),
      color,
      power,
    });
  return result;
}
