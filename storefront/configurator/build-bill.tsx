import type { JudgedBuild } from "#contract/configurator.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { addWords } from "#words/add-to-cart.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { CartForm } from "../cart/cart-form.tsx";
import { KeepBuildWays } from "./keep-build-ways.tsx";
import { useAdd } from "../product-card/use-add.ts";

/** What the PC costs as it stands, what was changed, and the way into the cart: shut while something does not fit. */
export function BuildBill({ judged, isAsking }: { judged: JudgedBuild; isAsking: boolean }) {
  const { skuId, name, build, price, standing, changes, ships, waitsFor, problem, missing, fromNothing } = judged;
  const { state, send } = useAdd({ skuId, build });
  const inTheWay = judged.verdicts.filter(({ keepsFromSale }) => keepsFromSale).length;
  const isUnfinished = fromNothing && inTheWay === 0 && missing.length > 0;
  const toFix = missing.length + inTheWay;
  return (
    <aside className="build-bill" aria-labelledby="bill-title">
      <h2 className="type-18" id="bill-title">
        {words.bill}
      </h2>
      <dl className="type-14">
        <div>
          <dt>{fromNothing ? words.building : words.asWeBuildIt(name)}</dt>
          <dd>
            <Money amount={standing} />
          </dd>
        </div>
        {changes.map(({ text, amount }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <Money amount={amount} sign />
            </dd>
          </div>
        ))}
        <div className="build-bill__total strong">
          <dt>{fromNothing ? name : words.yours(name)}</dt>
          <dd data-price="">
            <Money amount={price} />
          </dd>
        </div>
      </dl>
      <p className="type-14 muted">{words.beforeTax}</p>
      {problem === null && <p className="type-14">{waitsFor === null ? words.ships(ships) : ships}</p>}
      {problem === null ? (
        <CartForm intent="add" fields={{ skuId, quantity: 1, build }} onSend={send}>
          <Button type="submit" look="primary" size="large" wide busy={isAsking || state === "adding"}>
            {addWords[state]}
          </Button>
        </CartForm>
      ) : isUnfinished ? (
        <p className="build-bill__unfinished">
          <b>{words.toChoose(missing.length)}</b> {missing[0]?.text}
        </p>
      ) : (
        <p className="build-bill__problem" role="alert">
          <b>{toFix > 0 ? words.fixFirst(toFix) : words.notNow}</b> {problem}
        </p>
      )}
      <KeepBuildWays judged={judged} />
    </aside>
  );
}
