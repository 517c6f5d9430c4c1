import type { CartItem } from "#contract/carts.ts";
import { readBuildCode } from "#rules/build/chosen-parts.ts";
import { Swatch } from "#ui/swatch.tsx";
import { cartLineWords } from "#words/cart.ts";
import { lightText } from "#words/light-colors.ts";

/** The color that was chosen for the light of a build: by it alone one tells two lines of the same parts apart. */
export function LineLight({ item: { Build }, className }: { item: Pick<CartItem, "Build">; className: string }) {
  const light = readBuildCode(Build)?.light ?? null;
  if (light === null) return null;
  return (
    <p className={className}>
      <Swatch color={light} /> {cartLineWords.light(lightText(light))}
    </p>
  );
}
